import { app } from "./app.ts";

export { MatchObject } from "./match-object.ts";

export default app;
