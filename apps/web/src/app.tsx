import { refusal } from "@endstation/match";
import { Route, Router, type RouteSectionProps } from "@solidjs/router";
import { ErrorBoundary, For, lazy } from "solid-js";
import { BOOKS } from "./i18n/rules.ts";
import { NotFound, Problem } from "./match/problem.tsx";

const Home = lazy(() => import("./home/home.tsx"));
const MatchPage = lazy(() => import("./match/match-page.tsx"));
const BookPage = lazy(() => import("./rules/book-page.tsx"));

/** Begins to load the page at the present address, while the language is still loading. */
export const preloadPage = (): unknown =>
  (location.pathname.startsWith("/g/") ? MatchPage : Home).preload();

/** Around every page: one that fails says so, and offers to load it anew. */
const Root = (props: RouteSectionProps) => (
  <ErrorBoundary
    fallback={(error: Error) => {
      console.error(error);
      return <Problem refusal={refusal("internal")} />;
    }}
  >
    {props.children}
  </ErrorBoundary>
);

/** The pages by address. All use of the router's routes is in this file. */
export function App() {
  return (
    <Router root={Root}>
      <Route path="/" component={Home} />
      <Route path="/g/:id" component={MatchPage} />
      <For each={BOOKS}>
        {(name) => <Route path={`/rules/${name}`} component={() => <BookPage name={name} />} />}
      </For>
      <Route path="*" component={NotFound} />
    </Router>
  );
}
