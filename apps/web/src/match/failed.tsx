import { type ComponentProps, ErrorBoundary, Suspense } from "solid-js";
import { t, withWords } from "../i18n/language.ts";
import type { Problem } from "./problem.tsx";

const LazyProblem = withWords(async () => ({ default: (await import("./problem.tsx")).Problem }));
const LazyNotFound = withWords(async () => ({ default: (await import("./problem.tsx")).NotFound }));

/** Why something cannot be shown. What shows it is loaded only now, and may fail to be as well. */
export const Failed = (props: ComponentProps<typeof Problem>) => (
  <ErrorBoundary fallback={Broken}>
    <Suspense>
      <LazyProblem {...props} />
    </Suspense>
  </ErrorBoundary>
);

/** An address that no page has. */
export const NoPage = () => (
  <ErrorBoundary fallback={Broken}>
    <Suspense>
      <LazyNotFound />
    </Suspense>
  </ErrorBoundary>
);

/** The least that can be said, and the one thing that helps. */
const Broken = () => (
  <main>
    <h1>{t().match.broken.title}</h1>
    <button type="button" onClick={() => location.reload()}>
      {t().match.broken.action}
    </button>
  </main>
);
