// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { ageInvite, inviteOf, keepInvite, takeInviteFromAddress } from "./invite.ts";

const INVITE = "abcdefghijklmnopqrstuv";
const open = (hash: string) => history.replaceState(null, "", `/g/a${hash}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("an invite is read out of the address once, and gone from there", () => {
  open(`#i=${INVITE}`);
  takeInviteFromAddress("a");
  expect(inviteOf("a")).toBe(INVITE);
  expect(location.hash).toBe("");
  expect(localStorage.length).toBe(0);
});

test("a fragment that carries something else stays as it is", () => {
  open("#12");
  takeInviteFromAddress("a");
  expect(location.hash).toBe("#12");
  expect(inviteOf("a")).toBeNull();
});

test("an invite is forgotten when the match has had another since, and not before", () => {
  open(`#i=${INVITE}`);
  takeInviteFromAddress("a");
  // It came with a link, after two renewals for all this device can know.
  ageInvite("a", 2);
  ageInvite("a", 2);
  expect(inviteOf("a")).toBe(INVITE);
  ageInvite("a", 3);
  expect(inviteOf("a")).toBeNull();
});

test("a new invite that is on its way is not taken for an old one", () => {
  keepInvite("a", INVITE, 1);
  ageInvite("a", 0);
  ageInvite("a", 1);
  expect(inviteOf("a")).toBe(INVITE);
  ageInvite("a", 2);
  expect(inviteOf("a")).toBeNull();
});

test("the maker's first invite is old after the first change, also in a page opened later", () => {
  keepInvite("a", INVITE);
  ageInvite("a", 1);
  expect(inviteOf("a")).toBeNull();
});

test("what an earlier build kept is still an invite", () => {
  localStorage.setItem("endstation.invite.a", JSON.stringify(INVITE));
  expect(inviteOf("a")).toBe(INVITE);
});
