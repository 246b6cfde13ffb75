import { expect, type Page, type Request } from '@playwright/test';

import type { Elsewhere } from './other-site.ts';

/** Does to files what another site, or an attacker who got markup into a page, could do. */
export class Attacker {
  readonly #open = new Set<Request>();
  readonly #page: Page;
  /** The attacker's own site, where scripts report that they ran. */
  readonly #site: Elsewhere;

  constructor(page: Page, site: Elsewhere) {
    this.#page = page;
    this.#site = site;
    page.on('request', (request) => {
      // The browser does not read a video or sound to its end before it is played.
      if (!/\.mp[34]$/.test(request.url())) this.#open.add(request);
    });
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
  }

  /** Follows a link to each file from the attacker's site. */
  async openEach(urls: string[]): Promise<void> {
    const page = this.#page;
    this.#site.show(urls.map((url) => `<a href="${url}">A link</a>`).join(''));
    const home = `${this.#site.origin}/`;
    for (const [index, url] of urls.entries()) {
      // A download leaves the page where it is.
      if (page.url() !== home) {
        // What was opened may go elsewhere in the same moment.
        await expect(async () => {
          await page.goto(home);
        }).toPass();
      }
      const arrived = page.waitForEvent('load');
      const saved = page.waitForEvent('download');
      const ended = Promise.race([arrived, saved]);
      // The other one of the two is given up with the page.
      for (const event of [arrived, saved]) void event.catch(() => undefined);
      await page.evaluate((place) => document.links[place]?.click(), index);
      await ended;
      expect(page.url() === home || page.url() === url || page.url().includes('/ran?')).toBe(true);
    }
    await this.#settle();
  }

  /** Has each file in a page of the attacker's site in every way that there is. */
  async embedEach(urls: string[]): Promise<void> {
    const ways = urls.map(
      (
        url,
      ) => `<iframe src="${url}"></iframe><link rel="stylesheet" href="${url}"><img src="${url}">
        <script src="${url}"></script><script type="module" src="${url}"></script>`,
    );
    this.#site.show(`<script>self.isTrying = true</script>${ways.join('')}`);
    await this.#page.goto(this.#site.origin);
    await this.#settle();
  }

  /** Uses each file for what it may be, from within the page that is open; gives what worked. */
  async useEach(urls: string[]): Promise<string[]> {
    const worked = await this.#page.evaluate(async (targets) => {
      // A file that navigates away ends the attempts of the others: it is told to stay.
      Object.assign(window, { isTrying: true });
      const added = (name: string, attributes: Record<string, string>) => {
        const element = Object.assign(document.createElement(name), attributes);
        document.head.append(element);
        return new Promise<boolean>((resolve) => {
          element.addEventListener('load', () => resolve(true));
          element.addEventListener('error', () => resolve(false));
        });
      };
      const ways: Record<string, (url: string) => Promise<boolean>> = {
        script: (src) => added('script', { src }),
        module: (src) => added('script', { src, type: 'module' }),
        style: (href) => added('link', { rel: 'stylesheet', href }),
        import: (url) => import(url).then(() => true),
        serviceWorker: async (url) => Boolean(await navigator.serviceWorker.register(url)),
        worker: async (url) => {
          const worker = new Worker(url);
          return new Promise((resolve) => {
            worker.addEventListener('message', () => resolve(true));
            worker.addEventListener('error', () => resolve(false));
          });
        },
      };
      const tries = targets.flatMap((url) =>
        Object.entries(ways).map(async ([way, tryIt]) => {
          return (await tryIt(url).catch(() => false)) ? [`${way} ${url}`] : [];
        }),
      );
      return (await Promise.all(tries)).flat();
    }, urls);
    // Each has had its outcome, and the ends of workers' own requests are not told.
    this.#open.clear();
    return worked;
  }

  /** Puts each file into the page that is open, as a document of its own. */
  async frameEach(urls: string[]): Promise<void> {
    await this.#page.evaluate((targets) => {
      for (const url of targets) {
        for (const way of ['iframe', 'object', 'embed']) {
          const element = document.createElement(way);
          element.setAttribute(way === 'object' ? 'data' : 'src', url);
          document.body.append(element);
        }
      }
    }, urls);
    await this.#settle();
  }

  /** What was begun before has been answered when this returns, and so has what followed from it. */
  async #settle(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      const visitor = await this.#page.context().newPage();
      await visitor.goto(`${this.#site.origin}/settled`);
      await visitor.close();
      await expect
        .poll(() => [...this.#open].map((request) => request.url()), { timeout: 60_000 })
        .toEqual([]);
    }
  }
}
