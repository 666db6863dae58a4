import { type Device, expect } from "../fixtures.ts";
import { createAndJoin, Player } from "../player.ts";
import { test } from "../tiny.ts";
import { TrambahnPlayer } from "../trambahn-player.ts";

// What every game's table must do in the shell, the tests' own tiny game among them: only how a
// player moves is the game's own.

class TinyPlayer extends Player {
  override isToMove(): Promise<boolean> {
    return this.page.getByRole("heading", { name: "Your turn" }).isVisible();
  }

  async turn(): Promise<void> {
    await this.press(this.page.getByRole("button", { name: "swap" }));
    await expect(this.page.getByRole("heading", { name: "Your turn" })).toBeHidden();
  }
}

class TilePlayer extends Player {
  turn(number: number): Promise<void> {
    return this.lay(number * 5 + 2);
  }
}

const GAMES = {
  "Cable Car": TilePlayer,
  "The Companies": TilePlayer,
  Trambahn: TrambahnPlayer,
  Tiny: TinyPlayer,
} as const;

async function table(game: keyof typeof GAMES, device: Device) {
  const Sitter = GAMES[game];
  const host = new Sitter("Mira", await device(), "mouse");
  const guest = new Sitter("Jan", await device(), "mouse");
  const watcher = await device();
  const link = await createAndJoin(host, { game });
  await guest.page.goto(link);
  await guest.join();
  await watcher.goto(link.replace(/#.*/, ""));
  await host.press(host.page.getByRole("button", { name: "Start with two" }));
  const mover = async () => {
    for (const player of [host, guest]) if (await player.isToMove()) return player;
    return null;
  };
  return {
    host,
    guest,
    watcher,
    async next() {
      await expect.poll(async () => (await mover()) !== null).toBe(true);
      return (await mover())!;
    },
  };
}

for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
  test(`${game}: two play, through a reload, a killed server and a second tab`, async ({
    device,
    server,
  }) => {
    const { guest, watcher, next } = await table(game, device);
    const first = await next();
    await guest.page.reload();
    await expect.poll(() => first.isToMove()).toBe(true);
    await first.turn(0);
    await server.kill();
    await server.start();
    const second = await next();
    expect(second.name).not.toBe(first.name);
    const twin = await second.page.context().newPage();
    await twin.goto(second.page.url());
    await second.turn(1);
    await expect.poll(() => second.isToMove()).toBe(false);
    for (const page of [twin, watcher]) {
      await expect(page.getByText("This match cannot be shown")).toBeHidden();
    }
  });
}

test("Tiny: to its end, with a deal that is verified", async ({ device }) => {
  const { host, guest, next } = await table("Tiny", device);
  for (let turn = 0; turn < 2; turn++) await (await next()).turn(turn);
  for (const { page } of [host, guest]) {
    await expect(page.getByRole("heading", { name: "The end" })).toBeVisible();
    await expect(page.getByText("The deal is verified")).toBeVisible();
  }
});
