import { expect, test } from "../fixtures.ts";
import { expectHeard } from "../heard.ts";
import { Conductor } from "../keyboard/conductor.ts";
import type { KeyboardPlayer } from "../keyboard/keyboard-player.ts";
import { Shareholder } from "../keyboard/shareholder.ts";
import { TilePlayer } from "../keyboard/tile-player.ts";
import { announcements, ridesTold, type Saved } from "../told.ts";

// Whole games by the keyboard alone, with all that is read out. Against a bot on this device: the
// others' moves come by themselves, and nothing takes a server's time.

test.describe.configure({ timeout: 600_000 });

/** The seat of the one who played. */
const seatOf = ({ names }: Saved, name: string) => names.indexOf(name);

/** Reads the result, and compares what was heard with the record that it saves. */
async function endsWell(player: KeyboardPlayer): Promise<Saved> {
  const heading = player.page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  const record = await player.save();
  const { scores } = record.result as { scores: number[] };
  const me = seatOf(record, player.name);
  const most = Math.max(...scores);
  const won = scores[me] === most ? /^You / : /^(?!You )/;
  if (scores.filter((one) => one === most).length === 1) await expect(heading).toHaveText(won);
  await expect(heading).toContainText(`with ${most}`);
  return record;
}

test("Cable Car by keys alone, and all of it is read out", { tag: "@gate" }, async ({ device }) => {
  const mira = new TilePlayer("Mira", await device());
  await mira.begin("Cable Car", "Newcomer");
  let draws = 0;
  for (let turn = 0; await mira.awaitsTurn(); turn++) {
    if (turn > 0) await mira.tryOut(turn);
    if (turn % 7 === 3 && draws < 3) {
      draws++;
      await mira.drawTile();
    }
    await mira.toLegalCell(1 + (turn % 4));
    await mira.layHere();
  }
  const record = await endsWell(mira);
  const told = announcements(record, seatOf(record, mira.name));
  // With the last move the table gives way to the result, whose heading has the focus.
  expectHeard(await mira.heard(), told.slice(0, -1), { before: 2 });
  expect(record.moves.filter((move) => move === "draw").length).toBeGreaterThanOrEqual(draws);
});

test("The Companies by keys alone, and all of it is read out", { tag: "@gate" }, async ({
  device,
}) => {
  const mira = new Shareholder("Mira", await device());
  await mira.begin("The Companies", "Newcomer");
  for (let turn = 0; await mira.awaitsTurn(); turn++) {
    // Before any company can have the points that close the exchange.
    if (turn === 1 || turn === 2) {
      await mira.exchange(turn === 1 ? "open" : "pile");
      continue;
    }
    if (turn > 2) await mira.tryOut(turn);
    if (turn > 24) await mira.refusedShare();
    await mira.toLegalCell(1 + (turn % 4));
    await mira.layHere();
  }
  const record = await endsWell(mira);
  const told = announcements(record, seatOf(record, mira.name));
  expectHeard(await mira.heard(), told.slice(0, -1), { before: 2 });
  expect(record.moves.filter((move) => move.startsWith("swap 20")).length).toBeGreaterThan(1);
});

test("Trambahn by keys alone, and all of it is read out", { tag: "@gate" }, async ({ device }) => {
  const mira = new Conductor("Mira", await device());
  await mira.begin("Trambahn", "Newcomer");
  for (let turn = 0; await mira.awaitsTurn(); turn++) {
    if (turn === 1) await mira.looksAround();
    await mira.passenger(turn);
    // The tenth ride ends the game: it is shown first.
    if (!(await mira.isToMove())) continue;
    if (turn === 2) await mira.takesBack(turn);
    if (turn % 3 !== 2) await mira.stop();
    if (turn % 2 === 1) await mira.bank();
    await mira.buy();
    await mira.end();
  }
  const record = await endsWell(mira);
  const me = seatOf(record, mira.name);
  const heard = await mira.heard();
  expectHeard(heard, announcements(record, me), { before: 8 });
  expectHeard(heard, ridesTold(record, me));
});
