import { Route, Router } from "@solidjs/router";
import { lazy } from "solid-js";
import { NotFound } from "./match/problem.tsx";

const Home = lazy(() => import("./home/home.tsx"));
const MatchPage = lazy(() => import("./match/match-page.tsx"));
const CableCarRules = lazy(() => import("./rules/cable-car.tsx"));
const TrambahnRules = lazy(() => import("./rules/trambahn.tsx"));

/** Begins to load the page at the present address, while the language is still loading. */
export const preloadPage = (): unknown =>
  (location.pathname.startsWith("/g/") ? MatchPage : Home).preload();

/** The pages by address. All use of the router's routes is in this file. */
export function App() {
  return (
    <Router>
      <Route path="/" component={Home} />
      <Route path="/g/:id" component={MatchPage} />
      <Route path="/rules/cable-car" component={CableCarRules} />
      <Route path="/rules/trambahn" component={TrambahnRules} />
      <Route path="*" component={NotFound} />
    </Router>
  );
}
