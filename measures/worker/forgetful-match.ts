import * as real from "../../packages/match/src/index.ts";

// Stands in for `@endstation/match` in a build with a planted fault: no command's id is known.
// Each copy of a command is taken for another one, and answered under the id that it came with.

export * from "../../packages/match/src/index.ts";

let copies = 0;

export class Room extends real.Room {
  override async receive(peer: real.Peer, raw: string | ArrayBuffer): Promise<void> {
    const id = /"t":"cmd","id":"([\w-]{22})"/.exec(String(raw))?.[1];
    if (id === undefined) return await super.receive(peer, raw);
    const other = `${++copies}`.padStart(id.length, "copy-of-a-command-----");
    const send = peer.send.bind(peer);
    peer.send = (text) => send(text.replace(other, id));
    await super.receive(peer, String(raw).replace(id, other));
    peer.send = send;
  }
}
