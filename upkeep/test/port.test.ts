import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whoHolds } from "../../scripts/port.mjs";

/** Another process that listens on a free port of its own choice. */
async function holder(host: string, program = process.execPath) {
  const listen = `const server = require("net").createServer();
    server.listen(0, "${host}", () => console.log(server.address().port));`;
  const child = spawn(program, ["-e", listen], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  return { child, port: Number(port) };
}

test.each(["127.0.0.1", "0.0.0.0", "::"])(
  "who holds a port on %s is named with its number, and how to stop it",
  async (host) => {
    const { child, port } = await holder(host);
    try {
      const said = await whoHolds(port);
      expect(said).toContain(`Port ${port} is taken by process ${child.pid} (node)`);
      expect(said).toContain(`kill ${child.pid}\n`);
      expect(said).toContain(`npm start -- --port ${port + 1}`);
    } finally {
      child.kill();
      await once(child, "exit");
    }
    expect(await whoHolds(port)).toBeNull();
  },
);

test.runIf(process.platform === "linux")(
  "a workerd beside the one that holds the port is named too, and no other program",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "endstation-port-"));
    const workerd = join(folder, "workerd");
    copyFileSync(process.execPath, workerd);
    chmodSync(workerd, 0o755);
    const idle = () => spawn(workerd, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    const { child, port } = await holder("127.0.0.1", workerd);
    const beside = idle();
    try {
      const said = await whoHolds(port);
      expect(said).toContain(`process ${child.pid} (workerd)`);
      expect(said).toContain(`kill ${child.pid} ${beside.pid}\n`);
    } finally {
      for (const one of [child, beside]) {
        one.kill();
        await once(one, "exit");
      }
      rmSync(folder, { recursive: true });
    }
  },
);
