import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect } from "node:net";

const LAST_PORT = 65_535;

/**
 * What is wrong with what somebody gave a command for a port, as a sentence; null where it is one.
 *
 * @param {string} text
 * @param {string} [command]
 * @returns {string | null}
 */
export function portFault(text, command = "npm start") {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= LAST_PORT) return null;
  return `A port is a number from 1 to ${LAST_PORT}, and "${text}" is none: ${command} -- --port 8788`;
}

/**
 * Why a server cannot have this port of this machine, as a sentence that says what to do; null
 * where it is free. A wrangler that is killed outright leaves its workerd behind, which goes on
 * answering on the port with what it was built from.
 *
 * @param {number} port
 * @returns {Promise<string | null>}
 */
export async function whoHolds(port) {
  if (!(await isAnswered(port))) return null;
  const holders = listeners(port);
  const another = port < LAST_PORT ? port + 1 : port - 1;
  const other = `or take another port: npm start -- --port ${another}`;
  if (holders.length === 0) {
    return `Port ${port} is taken by another program. Stop that,\n${other}`;
  }
  const wranglers = wranglersOf(holders);
  if (wranglers.length > 0) {
    const taken = `Port ${port} is taken by ${named(holders)}, started by ${named(wranglers)}`;
    return `${taken}.\nPress Ctrl-C in its terminal, or: kill ${wranglers.join(" ")}\n${other}`;
  }
  const pids = withSiblings(holders);
  return `Port ${port} is taken by ${named(pids)}. Stop that: kill ${pids.join(" ")}\n${other}`;
}

const named = (pids) => pids.map((pid) => `process ${pid} (${commandOf(pid)})`).join(" and ");

/** Whether something accepts connections there, on every address or on this machine's own. */
function isAnswered(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const done = (answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", () => done(true)).once("error", () => done(false));
  });
}

/** The processes that listen on a port, as far as they are this user's to see. */
function listeners(port) {
  if (process.platform === "linux") return listenersOfProc(port);
  try {
    const args = ["-nP", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"];
    return execFileSync("lsof", args, { encoding: "utf8" }).split("\n").map(Number).filter(Boolean);
  } catch {
    return []; // it found none, or is not there, as on Windows
  }
}

/** The same by /proc: small systems have no `lsof`. */
function listenersOfProc(port) {
  const LISTENS = "0A";
  const sockets = ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((file) =>
      orElse("", () => readFileSync(file, "utf8"))
        .split("\n")
        .slice(1),
    )
    .map((line) => line.trim().split(/\s+/))
    .filter(([, at, , state]) => state === LISTENS && at.endsWith(`:${hexOf(port)}`))
    .map((fields) => `socket:[${fields[9]}]`);
  return processes().filter((pid) => openFiles(pid).some((file) => sockets.includes(file)));
}

/**
 * The wranglers that run the workerds among these: without theirs they would be left with nothing
 * to serve by. A workerd that was left behind has another parent: init, or what stands for it.
 */
function wranglersOf(pids) {
  const parents = pids.filter((pid) => commandOf(pid) === "workerd").map(parentOf);
  const INIT = 1;
  return [...new Set(parents)].filter((pid) => pid > INIT && commandOf(pid) === "node");
}

/**
 * These and the workerds that the same wrangler left: one more holds no port, but the same matches.
 * They share their program, their parent and their group. Linux only; elsewhere these alone.
 */
function withSiblings(pids) {
  const families = pids.filter((pid) => commandOf(pid) === "workerd").map(familyOf);
  if (families.length === 0 || process.platform !== "linux") return pids;
  const others = processes().filter((pid) => families.includes(familyOf(pid)));
  return [...new Set([...pids, ...others])];
}

/** What processes that one process has started together have in common. */
function familyOf(pid) {
  const { parent, group } = statOf(pid);
  return [orElse("", () => readlinkSync(`/proc/${pid}/exe`)), parent, group].join(" ");
}

function parentOf(pid) {
  if (process.platform === "linux") return Number(statOf(pid).parent);
  return Number(orElse("", () => execFileSync("ps", ["-p", `${pid}`, "-o", "ppid="])));
}

/** What Linux tells of a process. */
function statOf(pid) {
  const stat = orElse("", () => readFileSync(`/proc/${pid}/stat`, "utf8"));
  // After the name in brackets, which may hold anything: state, parent, group.
  const [, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent, group };
}

const processes = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

const hexOf = (port) => port.toString(16).toUpperCase().padStart(4, "0");

const openFiles = (pid) =>
  orElse([], () => readdirSync(`/proc/${pid}/fd`)).map((fd) =>
    orElse("", () => readlinkSync(`/proc/${pid}/fd/${fd}`)),
  );

/** A program's name, without its folder. */
function commandOf(pid) {
  const line = orElse("", () =>
    process.platform === "linux"
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0]
      : execFileSync("ps", ["-p", `${pid}`, "-o", "comm="], { encoding: "utf8" }),
  );
  return line.trim().split("/").at(-1) || "unknown";
}

/** What reading gives, or something else where the process has just gone or is another user's. */
function orElse(fallback, read) {
  try {
    return read();
  } catch {
    return fallback;
  }
}
