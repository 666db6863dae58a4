import { isOurMatchId, readMatchId } from "@endstation/match";
import { idKey } from "./secrets.ts";

/** What the client's build says of a kind of game, with `{n}` for the number of places. */
interface CardWords {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

/** For those whose languages have no file of words at `/cards/LANGUAGE.json`. */
const FALLBACK = "en";
/** So many wishes are looked up; more are those of no person. */
const MOST_WISHES = 3;

/**
 * Puts what chats show of a link into a match's page: the game, its places and a picture. All of
 * it is in the id, so that no match wakes for a preview; an id that is not ours gets none.
 *
 * @param html The client's page.
 */
export async function withLinkCard(html: Response, request: Request, env: Env): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const id = /^\/g\/([\w-]+)$/.exec(pathname)?.[1];
  if (!id || !html.ok || !isOurMatchId(id, idKey(env))) return html;
  const { kind, players } = readMatchId(id)!;
  const languages = languagesOf(request.headers.get("Accept-Language") ?? "");
  const known = await firstKnown(languages, (language) =>
    wordsOf(new URL(`/cards/${language}.json`, origin), kind, env),
  );
  if (!known) return html;
  const { language, words } = known;
  const card = {
    "og:site_name": "Endstation",
    "og:type": "website",
    "og:locale": language,
    "og:url": `${origin}${pathname}`,
    "og:title": words.title.replace("{n}", `${players}`),
    "og:description": words.text,
    "og:image": `${origin}/cards/${kind}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": words.picture,
  };
  const lines = Object.entries(card).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  );
  lines.push('<meta name="twitter:card" content="summary_large_image">');
  // A match is for those who have its link.
  lines.push('<meta name="robots" content="noindex">');
  const page = new HTMLRewriter()
    .on("head", { element: (head) => void head.append(lines.join(""), { html: true }) })
    .transform(html);
  const headers = new Headers(page.headers);
  // The file's own tag would vouch for another text.
  headers.delete("ETag");
  headers.set("Vary", "Accept-Language");
  return new Response(page.body, { status: page.status, headers });
}

async function wordsOf(file: URL, kind: number, env: Env): Promise<CardWords | undefined> {
  const answer = await env.ASSETS.fetch(file);
  if (!answer.ok) return undefined;
  const words = (await answer.json()) as Readonly<Record<string, CardWords>>;
  return words[kind];
}

/** The first of some languages that has words, with them. */
async function firstKnown(
  languages: readonly string[],
  read: (language: string) => Promise<CardWords | undefined>,
) {
  for (const language of languages) {
    const words = await read(language);
    if (words) return { language, words };
  }
  return undefined;
}

/** The languages of an `Accept-Language` header in its order, and the one for all others. */
function languagesOf(header: string): readonly string[] {
  const tags = header.split(",").map((part) => part.trim().split(/[-;]/)[0]!.toLowerCase());
  const wishes = tags.filter((tag) => /^[a-z]{2,3}$/.test(tag));
  return [...new Set([...wishes.slice(0, MOST_WISHES), FALLBACK])];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
