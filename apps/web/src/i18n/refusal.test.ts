// @vitest-environment jsdom
import { refusal } from "@endstation/match";
import { expect, test } from "vitest";
import { speak } from "./language.ts";
import { refusalText } from "./refusal.ts";

test("an error of the server names the id that its log has; other refusals name none", async () => {
  await speak("en");
  const failed = { ...refusal("internal"), report: "K7Q2M9" };
  expect(refusalText(failed)).toMatch(/ \(Error number K7Q2M9\)$/);
  expect(refusalText(refusal("stale"))).not.toContain("number");
  await speak("de");
  expect(refusalText(failed)).toMatch(/ \(Fehlernummer K7Q2M9\)$/);
});
