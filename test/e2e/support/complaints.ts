import type { Page } from '@playwright/test';

/** Everything that a browser complained about, less what the test has announced. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #announced: RegExp[] = [];

  /** Say before it happens: `complaints.announce(/401.*\/api\/auth\/login/)`. */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  listenTo(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#heard.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#heard.push(`page: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // The page itself let go of it: by leaving, by a download, by Cancel.
      if (reason === 'net::ERR_ABORTED') return;
      this.#heard.push(`request: ${reason} ${request.method()} ${request.url()}`);
    });
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#announced.some((pattern) => pattern.test(text)));
  }
}
