import { untold } from "@endstation/match";
import { createEffect, ErrorBoundary, Show } from "solid-js";
import { entryOfLink } from "./games.ts";
import { BOOKS } from "./i18n/books.ts";
import { Lobby } from "./lobby/page.ts";
import { Failed, NoPage } from "./match/failed.tsx";
import { keysOf } from "./net/keys.ts";
import { bounded } from "./page-boundary.tsx";
import { type Route, Router } from "./router.tsx";
import { createIdle } from "./shell/idle.ts";
import { Missing } from "./ui/missing.tsx";
import { type Loadable, withWords } from "./ui/with-words.tsx";

const Home = withWords(() => import("./home/home.tsx"));
const MatchPage = withWords(() => import("./match/match-page.tsx"), "table");
const BookPage = withWords(() => import("./rules/book-page.tsx"));
const ImprintPage = withWords(() => import("./imprint/imprint-page.tsx"));
const UpdateBar = withWords(() => import("./shell/update-bar.tsx"));

/** The pages by address. */
const PAGES: readonly Route[] = [
  { path: "/", Page: Home },
  { path: "/g/:id", Page: MatchPage },
  { path: "/move", Page: withWords(() => import("./seat/move/move-page.tsx")) },
  { path: "/replay", Page: withWords(() => import("./replay/import-page.tsx")) },
  { path: "/replay/:id", Page: withWords(() => import("./replay/replay-page.tsx")) },
  { path: "/puzzles/:number?", Page: withWords(() => import("./puzzles/puzzle-page.tsx")) },
  { path: "/learn/:game/:step?", Page: withWords(() => import("./learn/learn-page.tsx")) },
  { path: "/imprint", Page: ImprintPage },
  { path: "/privacy", Page: ImprintPage },
  ...BOOKS.map((name) => ({
    path: `/rules/${name}`,
    Page: Object.assign(() => <BookPage name={name} />, { preload: BookPage.preload }),
  })),
];
// One that fails must not take the way to the others with it.
const ROUTES: readonly Route[] = PAGES.map(({ path, Page }) => ({ path, Page: bounded(Page) }));

const idle = createIdle();
// Where its parts cannot be loaded, the page does without. A worker keeps what a build is made of;
// while developing there is none, and an insecure page may have no worker.
const mayKeep = import.meta.env.PROD && "serviceWorker" in navigator;

/** Begins to load the page at the present address, while the language is still loading. */
export function preloadPage(): void {
  const id = /^\/g\/([\w-]{32})/.exec(location.pathname)?.[1];
  // Where it does not come, the page itself says so.
  for (const page of id ? [MatchPage, ...firstSeen(id)] : [Home]) page.load().catch(() => {});
}

/**
 * Whoever has a seat comes for the table, and whoever brings an invite for the lobby: neither need
 * wait until the match has said what it is at.
 */
function firstSeen(id: string): readonly Loadable[] {
  const entry = entryOfLink(id);
  if (keysOf(id).length > 0) return entry ? [entry.Screen] : [];
  return location.hash.startsWith("#i=") ? [Lobby] : [];
}

/** All that is on the screen: what fails around the pages says so, and offers to load it anew. */
export function App() {
  createEffect(() => {
    if (mayKeep && idle()) void UpdateBar.preload();
  });
  return (
    <ErrorBoundary
      fallback={(error: Error) => {
        console.error(error);
        return <Failed refusal={untold("internal")} />;
      }}
    >
      <Show when={UpdateBar.isHere()}>
        <ErrorBoundary fallback={null}>
          <UpdateBar />
        </ErrorBoundary>
      </Show>
      <Missing />
      <Router routes={ROUTES} fallback={<NoPage />} />
    </ErrorBoundary>
  );
}
