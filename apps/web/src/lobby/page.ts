import { withWords } from "../ui/with-words.tsx";

/** Where people gather before a match, apart from its code, so that this can come early. */
export const Lobby = withWords(() => import("./lobby.tsx"));
