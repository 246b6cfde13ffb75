import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type MiniSearch from 'minisearch';

import { root } from '../scripts/project.mjs';
import { outcomeOf } from '../test/support/wait.ts';
import { isOutside, version } from './pages.ts';
import { searchOptions } from './search.ts';

/** What readers ask, by the page that answers it; with an anchor, by its part. */
const questions: Record<string, string[]> = {
  'administer/https.html': ['https', 'certificate', 'lets encrypt', 'tls'],
  'administer/mail.html': ['smtp', 'mail', '587', '465', 'starttls', 'gmail', 'test mail'],
  'administer/first-domain.html': ['my own domain', 'first domain'],
  'administer/backup.html': ['backup', 'backup docker', 'restore', 'cron', 'how do I back up'],
  'administer/update.html': [
    'update',
    'upgrade',
    'downgrade',
    'going back',
    'update debian package',
  ],
  'administer/limits.html': [
    'maximum size',
    'file too large',
    'quota',
    'upload limit',
    '413',
    'change the maximum file size',
  ],
  'administer/s3.html': [
    's3',
    'r2',
    'cloudflare r2',
    'backblaze',
    'b2',
    'garage',
    'minio',
    'endpoint',
  ],
  'administer/openid.html': [
    'authentik',
    'keycloak',
    'authelia',
    'oidc',
    'sso',
    'single sign-on',
    'issuer',
  ],
  'administer/move.html': ['move to another server', 'migrate', 'new server', 'postgresql'],
  'administer/disk-full.html': ['disk full', '507', 'no space left', 'free space'],
  'clients/sharex.html': ['sharex'],
  'configuration.html#max_file_size': ['max_file_size'],
  'clients/scripts.html': ['flamshot'],
  'sign-in.html': ['ldap'],
  'sign-in.html#without-an-email': ['forgotten password'],
  'operations.html#trash-and-expiring-files': ['trash'],
  'install.html#containers': ['containers'],
  'administer/metrics.html': ['metrics'],
  'install.html': ['systemd'],
  'proxies/index.html': ['reverse proxy', 'trusted_proxies'],
  'proxies/traefik.html': ['traefik'],
  'proxies/nginx.html': ['nginx'],
  'proxies/caddy.html': ['caddy'],
  'proxies/cloudflare.html': ['cloudflare'],
  'install/kubernetes.html': ['kubernetes', 'helm'],
  'import/zipline.html': ['zipline'],
  'import/xbackbone.html': ['xbackbone'],
};

describe('the built site', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perch-docs-'));
    await Bun.write(join(folder, '0.1', 'index.html'), 'of another version');
    const build = Bun.spawn(['node', 'scripts/build-docs.mjs', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await build.exited).toBe(0);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const builtText = (path: string) => Bun.file(join(folder, path)).text();

  test('has the version and the latest, and leaves other versions as they are', async () => {
    const names = await readdir(folder);
    expect(names.toSorted()).toEqual(['0.1', version, 'index.html', 'latest'].toSorted());
    expect(await builtText('0.1/index.html')).toBe('of another version');
    expect(await builtText('index.html')).toContain('url=latest/index.html');
  });

  test('lists the versions of the changelog, and links those documented beside it', async () => {
    const html = await builtText('latest/versions.html');
    const changelog = await Bun.file(join(root, 'CHANGELOG.md')).text();
    const names = [...changelog.matchAll(/^## \[(.+)\]/gm)].map(([, name = '']) => name);
    expect(names).toContain('0.1.0');
    for (const name of names) expect(html).toContain(`>${name}</a>`);
    expect(html).toContain('href="../0.1/index.html"');
  });

  test('has pages with a title, one heading of the first level, and addresses that exist below any path', async () => {
    const latest = join(folder, 'latest');
    const names = (await readdir(latest, { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const html = await Bun.file(join(latest, name)).text();
      expect(html, name).toMatch(new RegExp(`<title>.+ · Perch ${RegExp.escape(version)}</title>`));
      expect(html.match(/<h1[ >]/g) ?? [], name).toHaveLength(1);
      for (const [, address = ''] of html.matchAll(
        /<(?:a|img|link|script)\b[^>]*? (?:href|src)="([^"]*)"/g,
      )) {
        if (isOutside(address) || address.startsWith('#')) continue;
        const [path = ''] = decodeURI(address).split('#');
        expect(existsSync(join(latest, name, '..', path)), `${name}: ${address}`).toBe(true);
      }
      // Links may lead elsewhere; nothing that a page loads may.
      expect(html, name).not.toMatch(/<(?:img|link|script)\b[^>]* (?:href|src)="(?:https?:)?\/\//);
    }
  });

  // Only the build installs it.
  async function openIndex(): Promise<MiniSearch> {
    const { default: MiniSearch } = await import('minisearch');
    const script = await builtText('latest/site/search-index.js');
    const [, json = ''] = /^globalThis\.perchSearchIndex = (.+);\n$/.exec(script) ?? [];
    return MiniSearch.loadJSON(JSON.parse(json), searchOptions);
  }

  test('finds the page that answers a question first', async () => {
    const index = await openIndex();
    const wrong = Object.entries(questions).flatMap(([answer, all]) =>
      all.flatMap((words) => {
        const address = String(index.search(words)[0]?.['address']);
        const found = answer.includes('#') ? address : address.replace(/#.*/, '');
        return found === answer ? [] : [`${words}: ${address}`];
      }),
    );
    expect(Object.values(questions).flat().length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  test('finds nothing for words that no page has', async () => {
    const index = await openIndex();
    for (const words of ['zzzzzzzz', 'backup zzzzzzzz', 'the']) {
      expect(index.search(words)).toEqual([]);
    }
  });

  test('a link that leads nowhere fails the build', async () => {
    const { finishSite } = await import('./static-site.ts');
    const broken = join(folder, 'broken');
    const links = [
      '/no-such-page.html',
      '/index.html#no-such-heading',
      '#neither',
      '/index.html',
      '/',
    ];
    const anchors = links.map((href) => `<a href="${href}"></a>`).join('');
    await Bun.write(join(broken, 'index.html'), `<html lang="en"><head></head>${anchors}</html>`);
    expect(await outcomeOf(finishSite(broken, ['docs/README.md']))).toThrow(`These links are broken:
index.html: no-such-page.html
index.html: index.html#no-such-heading
index.html: index.html#neither`);
    await rm(broken, { recursive: true });
  });

  test('has code without errors of types', async () => {
    const check = Bun.spawn([process.execPath, 'check', '-p', 'site', '--no-script'], {
      cwd: root,
    });
    expect(await new Response(check.stdout).text()).not.toContain('error');
    expect(await check.exited).toBe(0);
  });
});
