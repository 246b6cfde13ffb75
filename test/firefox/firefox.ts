import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFirefox, requireProgram } from '../../scripts/system-programs.mjs';
import { Bidi } from './bidi.ts';
import { FirefoxPage } from './firefox-page.ts';
import { Outside } from './outside.ts';

// Firefox must not call home. What it tries all the same goes to a proxy that notes and refuses it.
const prefs = (outsidePort: number) => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // The page reads the clipboard without asking the person first.
  'dom.events.testing.asyncClipboard': true,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': outsidePort,
  'network.proxy.no_proxies_on': 'localhost,127.0.0.1',
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': outsidePort,
  'network.proxy.type': 1,
  // A mouse, which a Firefox without a window would deny.
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6,
  // Firefox knows this address, and asks for nothing then.
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': 'data:,',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.newtabpage.activity-stream.feeds.topsites': false,
  'browser.region.update.enabled': false,
  'browser.search.update': false,
  'dom.push.connection.enabled': false,
  'media.gmp-manager.updateEnabled': false,
});

/** Debian's Firefox, without a window, with a profile of its own. */
export class Firefox implements AsyncDisposable {
  readonly #complaints: string[] = [];

  private constructor(
    private readonly child: Bun.Subprocess,
    private readonly profile: string,
    private readonly outside: Outside,
  ) {}

  static async start(): Promise<{ firefox: Firefox; page: FirefoxPage }> {
    requireProgram('firefox');
    const path = findFirefox() ?? '';
    const outside = new Outside();
    const profile = await mkdtemp(join(tmpdir(), 'perch-firefox-'));
    const lines = Object.entries(prefs(outside.port)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
    const child = Bun.spawn([path, ...args], {
      env: { PATH: process.env['PATH'], HOME: profile, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'pipe',
    });
    const firefox = new Firefox(child, profile, outside);
    const bidi = await Bidi.connect(`${await addressIn(child.stderr)}/session`, firefox.#hear);
    return { firefox, page: await FirefoxPage.open(bidi) };
  }

  /** What the pages complained about, and what Firefox wanted from elsewhere. */
  get complaints(): string[] {
    return [...this.#complaints, ...this.outside.asked];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill('SIGKILL');
    await this.child.exited;
    await this.outside[Symbol.asyncDispose]();
    await rm(this.profile, { recursive: true, force: true });
  }

  readonly #hear = (method: string, params: Record<string, unknown>) => {
    if (method === 'log.entryAdded' && params['level'] === 'error') {
      this.#complaints.push(`console: ${String(params['text'])}`);
    }
    // The page itself let go of it: by leaving, by Pause.
    if (method === 'network.fetchError' && params['errorText'] !== 'NS_BINDING_ABORTED') {
      this.#complaints.push(`request: ${JSON.stringify(params)}`);
    }
  };
}

/** Reads on to the end, so that Firefox is never held up by what it has to say. */
async function addressIn(output: ReadableStream<Uint8Array>): Promise<string> {
  const found = Promise.withResolvers<string>();
  void (async () => {
    let said = '';
    for await (const chunk of output) {
      said += new TextDecoder().decode(chunk);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) found.resolve(address);
    }
    found.reject(new Error(`Firefox has ended: ${said}`));
  })();
  return found.promise;
}
