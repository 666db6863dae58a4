import type { Link } from "./link.ts";

const RETRY_MS = 2000;

/**
 * A link whose making has to be loaded first, again and again until it is; what it is told
 * meanwhile, it is told then.
 */
export function openLater(open: () => Promise<Link>): Link {
  let isClosed = false;
  async function attempt(): Promise<Link | null> {
    while (!isClosed) {
      try {
        return await open();
      } catch (error) {
        console.error(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return null;
  }
  const opened = attempt();
  const tell = (say: (link: Link) => void) => void opened.then((link) => link && say(link));
  return {
    send: (text) => tell((link) => link.send(text)),
    probe: () => tell((link) => link.probe()),
    proven: () => tell((link) => link.proven()),
    renew: () => tell((link) => link.renew()),
    retry: () => tell((link) => link.retry()),
    close() {
      isClosed = true;
      tell((link) => link.close());
    },
  };
}
