import worker, { MatchObject } from "@endstation/edge/src/index.ts";

// A planted fault: a frame that is no JSON makes the object throw.

class ThrowingMatch extends MatchObject {
  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    JSON.parse(raw as string);
    await super.webSocketMessage(socket, raw);
  }
}

export { ThrowingMatch as MatchObject };
export default worker;
