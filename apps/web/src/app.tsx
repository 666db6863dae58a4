import { refusal } from "@endstation/match";
import { Route, Router, type RouteSectionProps } from "@solidjs/router";
import { ErrorBoundary, For, lazy, Show, Suspense } from "solid-js";
import { BOOKS } from "./i18n/rules.ts";
import { NotFound, Problem } from "./match/problem.tsx";
import { createIdle } from "./shell/idle.ts";

const Home = lazy(() => import("./home/home.tsx"));
const MatchPage = lazy(() => import("./match/match-page.tsx"));
const MovePage = lazy(() => import("./seat/move/move-page.tsx"));
const ImportPage = lazy(() => import("./replay/import-page.tsx"));
const ReplayPage = lazy(() => import("./replay/replay-page.tsx"));
const PuzzlePage = lazy(() => import("./puzzles/puzzle-page.tsx"));
const LearnPage = lazy(() => import("./learn/learn-page.tsx"));
const BookPage = lazy(() => import("./rules/book-page.tsx"));
const UpdateBar = lazy(() => import("./shell/update-bar.tsx"));

const idle = createIdle();
// Where its parts cannot be loaded, the page does without. A worker keeps what a build is made of; while developing there is none, and an insecure page may
// have no worker.
const mayKeep = import.meta.env.PROD && "serviceWorker" in navigator;

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
    <Show when={mayKeep && idle()}>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <UpdateBar />
        </Suspense>
      </ErrorBoundary>
    </Show>
    {props.children}
  </ErrorBoundary>
);

/** The pages by address. All use of the router's routes is in this file. */
export function App() {
  return (
    <Router root={Root}>
      <Route path="/" component={Home} />
      <Route path="/g/:id" component={MatchPage} />
      <Route path="/move" component={MovePage} />
      <Route path="/replay" component={ImportPage} />
      <Route path="/replay/:id" component={ReplayPage} />
      <Route path="/puzzles/:number?" component={PuzzlePage} />
      <Route path="/learn/:game/:step?" component={LearnPage} />
      <For each={BOOKS}>
        {(name) => <Route path={`/rules/${name}`} component={() => <BookPage name={name} />} />}
      </For>
      <Route path="*" component={NotFound} />
    </Router>
  );
}
