import { Route, Router } from "@solidjs/router";
import { For, lazy } from "solid-js";
import { BOOKS } from "./i18n/rules.ts";
import { NotFound } from "./match/problem.tsx";

const Home = lazy(() => import("./home/home.tsx"));
const MatchPage = lazy(() => import("./match/match-page.tsx"));
const BookPage = lazy(() => import("./rules/book-page.tsx"));

/** Begins to load the page at the present address, while the language is still loading. */
export const preloadPage = (): unknown =>
  (location.pathname.startsWith("/g/") ? MatchPage : Home).preload();

/** The pages by address. All use of the router's routes is in this file. */
export function App() {
  return (
    <Router>
      <Route path="/" component={Home} />
      <Route path="/g/:id" component={MatchPage} />
      <For each={BOOKS}>
        {(name) => <Route path={`/rules/${name}`} component={() => <BookPage name={name} />} />}
      </For>
      <Route path="*" component={NotFound} />
    </Router>
  );
}
