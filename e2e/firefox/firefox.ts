import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { systemFirefox } from "../../scripts/browser.mjs";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * This machine's own Firefox, driven by WebDriver BiDi: Playwright knows only a Firefox of its own
 * making. Each device is a browser context, with its own storage and its pages watched.
 */
export class Firefox {
  /** What its pages must never do: errors, and what the content security policy refused. */
  readonly misdeeds: string[] = [];
  readonly #browser: Browser;
  readonly #home: string;
  readonly #devices: BrowserContext[] = [];

  private constructor(browser: Browser, home: string) {
    this.#browser = browser;
    this.#home = home;
  }

  static async launch(): Promise<Firefox> {
    const executablePath = systemFirefox();
    if (!executablePath) throw new Error("There is no Firefox on this machine.");
    // Firefox refuses to run for root in the home of somebody else, as it may be in a container.
    const home = mkdtempSync(join(tmpdir(), "endstation-firefox-"));
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      // Its helper for crashes would outlive it, and hold what the tests' runner waits for.
      env: { ...process.env, HOME: home, MOZ_CRASHREPORTER_DISABLE: "1" },
      extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
      // A busy machine takes its time.
      timeout: 120_000,
      protocolTimeout: 120_000,
    });
    return new Firefox(browser, home);
  }

  /** A page on a device of its own. */
  async device(size: Size): Promise<Page> {
    const context = await this.#browser.createBrowserContext();
    this.#devices.push(context);
    // A window of its own, so that it is visible while another page is at work.
    const page = await context.newPage({ type: "window" });
    page.setDefaultTimeout(60_000);
    await page.setViewport(size);
    page.on("pageerror", (error) => this.misdeeds.push(`error: ${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.misdeeds.push(`console: ${message.text()}`);
    });
    await page.exposeFunction("reportViolation", (text: string) => {
      this.misdeeds.push(`policy: ${text}`);
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { violatedDirective, blockedURI, sample } = event;
        (window as unknown as { reportViolation(text: string): void }).reportViolation(
          `${violatedDirective} ${blockedURI} ${sample}`,
        );
      });
    });
    return page;
  }

  /** Puts all devices away, so that none goes on asking a server that is gone. */
  async closeDevices(): Promise<void> {
    for (const device of this.#devices.splice(0)) await device.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}
