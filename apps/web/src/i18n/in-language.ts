import { type Accessor, createMemo } from "solid-js";
import { later } from "../ui/later.tsx";
import { language } from "./language.ts";

/**
 * Words of a chunk of their own in the language on the screen, for the present component. Those of
 * the language before stay until they are here; where they cannot be loaded the screen says so.
 */
export function createWords<Words>(
  load: (language: string) => Promise<Words>,
): Accessor<Words | undefined> {
  const coming = createMemo(() => {
    const tag = language();
    const words = later(() => load(tag), "base");
    void words.load();
    return words;
  });
  return createMemo<Words | undefined>((before) => coming()() ?? before);
}
