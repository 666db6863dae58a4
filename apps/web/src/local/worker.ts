import { err } from "@endstation/engine";
import { type MatchId, refusal } from "@endstation/match";
import { EventStore } from "./event-store.ts";
import { LocalMatches } from "./local-matches.ts";
import { BROKEN, type Call, type Connect } from "./messages.ts";

// The matches of this device, out of the page's reach: it is told what its seats may know.

const channel = new BroadcastChannel("endstation.matches");
const matches = new LocalMatches(new EventStore(), { tell: (id) => channel.postMessage(id) });
channel.onmessage = ({ data }: MessageEvent<MatchId>) => matches.drop(data);

addEventListener("message", async ({ data, ports }: MessageEvent<Call | Connect>) => {
  const port = ports[0]!;
  try {
    if ("connect" in data) return await matches.connect(data.connect, port);
    port.postMessage(await matches.answer(data));
  } catch (error) {
    console.error(error);
    port.postMessage("connect" in data ? { closed: BROKEN } : err(refusal("internal")));
  }
  port.close();
});
