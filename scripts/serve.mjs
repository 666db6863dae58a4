import { networkInterfaces } from "node:os";

/** The wrangler that serves Worker and client on one port, as a command for `run` in apps/edge. */
export const wranglerDev = ({ ip, port }) => [
  "node",
  "--no-warnings",
  // The inner script: the outer one starts a second process that a SIGKILL would leave behind.
  "node_modules/wrangler/wrangler-dist/cli.js",
  "dev",
  // The configuration's top level, which is for this machine.
  "--env=",
  "--ip",
  ip,
  "--port",
  String(port),
  "--inspector-port",
  "0",
  "--show-interactive-dev-session=false",
  "--log-level",
  "warn",
];

/** Networks that are only on this machine, or tunnels: no phone in the room is in them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|tailscale|wg|zt)/;
const PRIVATE = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./;

/** This machine's address on the local network, or undefined where it has none. */
export function lanAddress() {
  const found = Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  return found.find((address) => PRIVATE.test(address)) ?? found[0];
}

/**
 * Resolves when the server answers; rejects after `seconds`.
 *
 * @param {string} url
 * @param {number} [seconds]
 * @returns {Promise<void>}
 */
export async function answers(url, seconds = 60) {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer.`);
}
