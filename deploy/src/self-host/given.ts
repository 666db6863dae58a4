import { resolve } from "node:path";

/** Runs a command with a folder that must be named; says in a line what is missing or went wrong. */
export async function given(
  what: string,
  folder: string | undefined,
  command: (folder: string) => Promise<void>,
): Promise<void> {
  if (!folder) {
    console.error(`Say ${what}.`);
    process.exitCode = 2;
    return;
  }
  try {
    await command(resolve(process.env.INIT_CWD ?? process.cwd(), folder));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
