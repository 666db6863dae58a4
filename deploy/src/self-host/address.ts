/** Those that mean every address of a machine, and where that machine itself finds them. */
const EVERY: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };

/** `HOST:PORT` as workerd and URLs have it: with an IPv6 address in brackets. */
export const addressOf = (host: string, port: number): string =>
  `${host.includes(":") ? `[${host}]` : host}:${port}`;

/** Where this machine reaches a server that listens at an address. */
export const nearAddress = (host: string, port: number): string =>
  addressOf(EVERY[host] ?? host, port);
