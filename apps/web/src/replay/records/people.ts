import { LEVELS, type SeatLevel } from "@endstation/bots";
import type { BySeat, GameRecord } from "@endstation/engine";
import { COLOURS, type Colour, fitName } from "@endstation/match";
import type { Participant } from "../../games.ts";
import type { Dictionary } from "../../i18n/dictionary.ts";

/** The colours of a record that tells none, by seat: those that are told apart best. */
const USUAL: readonly Colour[] = ["yellow", "blue", "orange", "green", "purple", "black"];

const isColour = (value: unknown): value is Colour => COLOURS.includes(value as Colour);

const isLevel = (value: unknown): value is SeatLevel => LEVELS.includes(value as SeatLevel);

/** Who played a recorded game, as far as the record tells: names come from outside, as they like. */
export function peopleOf(record: GameRecord, words: Dictionary): BySeat<Participant> {
  const { names, colours, bots } = record as Partial<Record<"names" | "colours" | "bots", unknown>>;
  const { players } = record.options;
  const told = Array.isArray(colours) ? colours.slice(0, players) : [];
  const areGood = told.every(isColour) && new Set(told).size === players;
  return Array.from({ length: players }, (_, seat): Participant => {
    const given: unknown = Array.isArray(names) ? names[seat] : "";
    const name = typeof given === "string" ? fitName(given) : "";
    const level: unknown = Array.isArray(bots) ? bots[seat] : null;
    const unnamed = isLevel(level)
      ? words.bots.name(words.bots.levels[level], seat + 1)
      : words.play.person.unnamed(seat + 1);
    return {
      name: name === "" ? unnamed : name,
      colour: areGood ? (told[seat] as Colour) : USUAL[seat]!,
      here: true,
      lost: null,
    };
  });
}
