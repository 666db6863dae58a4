/** Something in a page, and its line, from 1. */
export interface Found {
  readonly line: number;
  readonly text: string;
}

/** What the checks look at in a page. */
export interface Page {
  /** Targets of links and pictures, as they are written. */
  readonly links: readonly Found[];
  /** The anchors of its headings, as GitHub makes them. */
  readonly anchors: ReadonlySet<string>;
  /** Lines that a reader may type into a shell, without what a `#` explains. */
  readonly commands: readonly Found[];
  /** What stands in running text as code. */
  readonly names: readonly Found[];
  /** Fenced blocks that do not say what they are. */
  readonly unnamed: readonly Found[];
}

const SHELLS = ["sh", "bash", "console"];

/** Reads a page. Commands are indented by four spaces, or fenced as those of a shell. */
export function parsePage(markdown: string): Page {
  const links: Found[] = [];
  const commands: Found[] = [];
  const names: Found[] = [];
  const unnamed: Found[] = [];
  const slugs: string[] = [];
  let fence: string | null = null;
  let previous = "";
  let isIndented = false;
  for (const [index, text] of markdown.split("\n").entries()) {
    const line = index + 1;
    const mark = /^\s*```(\w*)/.exec(text);
    if (mark) {
      if (fence === null && mark[1] === "") unnamed.push({ line, text });
      fence = fence === null ? mark[1]! : null;
      previous = "";
      continue;
    }
    // A block that is indented begins after an empty line; else it goes on with a list.
    isIndented = /^ {4}\S/.test(text) && (isIndented || previous.trim() === "");
    previous = text;
    if (fence !== null) {
      if (SHELLS.includes(fence)) commands.push(...commandOf(line, text));
    } else if (isIndented) {
      commands.push(...commandOf(line, text));
    } else {
      const heading = /^#+ (.*)$/.exec(text);
      if (heading) slugs.push(slugOf(heading[1]!));
      for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g))
        links.push({ line, text: target! });
      for (const [, code] of text.matchAll(/`([^`]+)`/g)) names.push({ line, text: code! });
    }
  }
  return { links, anchors: new Set(numbered(slugs)), commands, names, unnamed };
}

function commandOf(line: number, text: string): Found[] {
  const command = text.replace(/(^|\s)# .*$/, "").trim();
  return command === "" ? [] : [{ line, text: command }];
}

const slugOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** A heading that stands twice has a number the second time. */
function numbered(slugs: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return slugs.map((slug) => {
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}
