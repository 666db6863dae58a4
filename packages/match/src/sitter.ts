import type { LevelId } from "@endstation/bots";
import type { Colour } from "./colours.ts";
import type { Sitter } from "./match.ts";

/** A bot at a place. Its name is a matter of the viewer's language. */
export const botSitter = (bot: LevelId, colour: Colour): Sitter => ({
  bot,
  name: "",
  hidden: false,
  colour,
  value: "",
  devices: [],
  kept: false,
  lastDevice: 0,
  codes: {},
});

/** A person who has just come to a place, by the first device. */
export const personSitter = (person: {
  readonly name: string;
  readonly colour: Colour;
  readonly value: string;
  readonly tokenDigest: string;
}): Sitter => {
  const { name, colour, value, tokenDigest } = person;
  return {
    bot: null,
    name,
    hidden: false,
    colour,
    value,
    devices: [{ device: 1, word: "", tokenDigest }],
    kept: false,
    lastDevice: 1,
    codes: {},
  };
};
