import { DurableObject } from "cloudflare:workers";

// The least that starts in the Worker's place: what a start costs without the product's code.

export class MatchObject extends DurableObject {}

export default { fetch: () => new Response("ok") } satisfies ExportedHandler;
