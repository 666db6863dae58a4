import { describe, expect, test } from "vitest";
import { Lab, refused } from "../../test/lab.ts";
import type { CodePurpose } from "../action.ts";
import { credentialOf } from "../credential.ts";
import { tell } from "../tell.ts";

const CODE = "c".repeat(22);
const token = (name: string) => name.padEnd(43, "d");
const code = (purpose: CodePurpose, text = CODE) =>
  ({ type: "code", purpose, code: text }) as const;
const pair = (device: string, text = CODE) =>
  ({ type: "pair", code: text, token: token(device), word: device }) as const;

const seated = () => {
  const lab = new Lab({ players: 3 });
  lab.join(0);
  lab.join(1);
  return lab;
};

test("a code gives a seat one more device, once, and the first stays", () => {
  const lab = seated();
  lab.do(1, code("device"));
  expect(lab.do(null, pair("phone")).ok).toBe(true);
  expect(credentialOf(lab.match, token("phone"))).toEqual({ place: 1, device: 2 });
  expect(lab.placeOf(1)).toBe(1);
  expect(lab.do(null, pair("laptop"))).toMatchObject(refused("bad-code"));
});

test("a code for a device is good for five minutes, one for the way back until it is used", () => {
  for (const [purpose, good] of [
    ["device", false],
    ["recovery", true],
  ] as const) {
    const lab = seated();
    lab.do(0, code(purpose));
    lab.wait(5 * 60_000);
    expect(lab.do(null, pair("phone")).ok).toBe(good);
  }
});

test("a new code ends the last of its purpose, and not that of the other", () => {
  const lab = seated();
  const [first, second, back] = ["1", "2", "3"].map((one) => one.repeat(22)) as [
    string,
    string,
    string,
  ];
  lab.do(0, code("device", first));
  lab.do(0, code("recovery", back));
  lab.do(0, code("device", second));
  expect(lab.do(null, pair("old", first))).toMatchObject(refused("bad-code"));
  expect(lab.do(null, pair("new", second)).ok).toBe(true);
  expect(lab.do(null, pair("back", back)).ok).toBe(true);
  expect(lab.match.places[0]!.devices.map(({ word }) => word)).toEqual(["", "new", "back"]);
});

test("a code can be ended before it is used", () => {
  const lab = seated();
  lab.do(0, code("recovery"));
  expect(lab.do(0, { type: "uncode", purpose: "recovery" }).ok).toBe(true);
  expect(lab.do(null, pair("phone"))).toMatchObject(refused("bad-code"));
  expect(lab.do(0, { type: "uncode", purpose: "recovery" })).toMatchObject(refused("bad-code"));
});

test("the code of one seat cannot be made that of another", () => {
  const lab = seated();
  lab.do(0, code("device"));
  expect(lab.do(1, code("device"))).toMatchObject(refused("bad-code"));
});

test("a code works in a running match, for the seat that its owner has", () => {
  const lab = seated();
  lab.do(0, { type: "start" });
  lab.do(1, code("device"));
  expect(lab.do(null, pair("phone")).ok).toBe(true);
  expect(credentialOf(lab.match, token("phone"))?.place).toBe(1);
});

describe("taking the seat away from a device", () => {
  test("its token opens nothing any more, and its number is not given again", () => {
    const lab = seated();
    lab.do(0, code("device"));
    lab.do(null, pair("lost"));
    expect(lab.do(0, { type: "revoke", device: 2 }).ok).toBe(true);
    expect(credentialOf(lab.match, token("lost"))).toBeNull();
    lab.do(0, code("device"));
    lab.do(null, pair("new"));
    expect(credentialOf(lab.match, token("new"))).toEqual({ place: 0, device: 3 });
  });

  test("ends the codes that were made with it", () => {
    const lab = seated();
    lab.do(0, code("device"));
    lab.do(null, pair("lost"));
    lab.do(0, code("recovery", "r".repeat(22)));
    lab.do(0, { type: "revoke", device: 2 });
    expect(lab.do(null, pair("thief", "r".repeat(22)))).toMatchObject(refused("bad-code"));
  });

  test("the first device can be taken out, the last one cannot", () => {
    const lab = seated();
    expect(lab.do(0, { type: "revoke", device: 1 })).toMatchObject(refused("last-device"));
    expect(lab.do(0, { type: "revoke", device: 7 })).toMatchObject(refused("no-device"));
    lab.do(0, code("device"));
    lab.do(null, pair("phone"));
    lab.do(0, { type: "revoke", device: 1 });
    expect(lab.placeOf(0)).toBeNull();
  });

  test("there is an end to how many a seat may have", () => {
    const lab = seated();
    for (let i = 0; i < 7; i++) {
      lab.do(0, code("device", `${i}`.repeat(22)));
      expect(lab.do(null, pair(`device ${i}`, `${i}`.repeat(22))).ok).toBe(true);
    }
    lab.do(0, code("device"));
    expect(lab.do(null, pair("one more"))).toMatchObject(refused("too-many-devices"));
  });
});

test("no code, token or digest of one is told, and others hear nothing of devices", () => {
  const lab = seated();
  lab.do(0, code("device"));
  lab.do(null, pair("My phone"));
  lab.do(0, { type: "revoke", device: 2 });
  const { devices, codes } = lab.match.places[0]!;
  const digests = [
    ...devices.map(({ tokenDigest }) => tokenDigest),
    ...Object.values(codes).map(({ digest }) => digest),
  ];
  for (const viewer of [0, 1, null]) {
    const text = JSON.stringify(tell(lab.match, viewer, 0));
    for (const secret of [CODE, token("My phone"), ...digests]) expect(text).not.toContain(secret);
    expect(text.includes("My phone")).toBe(viewer === 0);
    expect(tell(lab.match, viewer, 3).map(({ type }) => type)).toEqual(
      viewer === 0 ? ["coded", "paired", "revoked"] : ["private", "private", "private"],
    );
  }
});
