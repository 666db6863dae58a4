import { type ComponentProps, ErrorBoundary } from "solid-js";
import { t } from "../i18n/language.ts";
import { withWords } from "../ui/with-words.tsx";
import type { Problem } from "./problem.tsx";

const LateProblem = withWords(async () => ({ default: (await import("./problem.tsx")).Problem }));
const LateNotFound = withWords(async () => ({ default: (await import("./problem.tsx")).NotFound }));

/** Why something cannot be shown. What shows it is loaded only now, and may fail to be as well. */
export const Failed = (props: ComponentProps<typeof Problem>) => (
  <ErrorBoundary fallback={Broken}>
    <LateProblem {...props} />
  </ErrorBoundary>
);

/** An address that no page has. */
export const NoPage = () => (
  <ErrorBoundary fallback={Broken}>
    <LateNotFound />
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
