import { untold } from "@endstation/match";
import { type Component, createEffect, ErrorBoundary, on } from "solid-js";
import { Failed } from "./match/failed.tsx";
import { path } from "./router.tsx";

/**
 * A page that says so where it fails, alone: whatever lies around it goes on, and another address
 * of the same page is tried anew.
 */
export const bounded = <Loading extends object>(Page: Component & Loading): Component & Loading =>
  Object.assign(
    () => (
      <ErrorBoundary
        fallback={(error: Error, reset) => {
          console.error(error);
          createEffect(on(path, reset, { defer: true }));
          return <Failed refusal={untold("internal")} />;
        }}
      >
        <Page />
      </ErrorBoundary>
    ),
    Page,
  );
