import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, type Page, type Request } from '@playwright/test';

import { startPerch } from './perch.ts';
import { projectRoot, requireProgram } from './programs.ts';

// node scripts/bun.mjs bench/web-size.ts: what a first visit of each screen loads, in bench/web.md.

const limitBytes = 200 * 1024;
const port = 4613;
const tokenKey = 'ez_gg_token';

interface Screen {
  name: string;
  path: string;
  /** Is there once everything else is. */
  shows: string;
  isSignedOut?: boolean;
  /** Beyond what the page loads by itself. */
  act?: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  { name: 'Sign in', path: '/login', shows: 'No account yet?', isSignedOut: true },
  { name: 'Create account', path: '/register', shows: 'Confirm password', isSignedOut: true },
  { name: 'Forgot password', path: '/forgot-password', shows: 'Back to', isSignedOut: true },
  { name: 'New password', path: '/reset-password#token=a', shows: 'Back to', isSignedOut: true },
  { name: 'Dashboard', path: '/dashboard', shows: 'Upload your first file' },
  { name: 'Uploads', path: '/uploads', shows: 'No uploads yet' },
  { name: 'Domains', path: '/domains', shows: 'No domains' },
  { name: 'Settings, profile', path: '/settings', shows: 'Quota' },
  { name: 'Settings, security', path: '/settings?tab=security', shows: 'This session' },
  { name: 'Settings, API', path: '/settings?tab=api', shows: 'Download curl script' },
  { name: 'Settings, debug', path: '/settings?tab=debug', shows: 'Latest profile response' },
  { name: 'Admin, overview', path: '/admin', shows: 'Growth' },
  { name: 'Admin, pending users', path: '/admin?tab=pending-users', shows: 'No pending users' },
  {
    name: 'Admin, pending domains',
    path: '/admin?tab=pending-domains',
    shows: 'No pending domains',
  },
  { name: 'Admin, all users', path: '/admin?tab=users', shows: '1–1 of 1' },
  { name: 'Admin, all uploads', path: '/admin?tab=uploads', shows: 'No uploads found' },
  { name: 'Admin, audit log', path: '/admin/audit', shows: 'Audit log' },
  { name: 'Admin, invitations', path: '/admin/invitations', shows: 'No open invitations' },
  { name: 'Admin, a user', path: '/admin/users/none', shows: 'This user cannot be shown' },
  {
    name: 'Dashboard, and the command palette',
    path: '/dashboard',
    shows: 'Upload your first file',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
];

interface Load {
  files: number;
  scriptBytes: number;
  /** Scripts, styles, fonts, the page and the answers of the API. */
  allBytes: number;
}

const folder = await mkdtemp(join(tmpdir(), 'perch-web-size-'));
try {
  await using perch = await startPerch(folder, port);
  const browser = await chromium.launch({
    executablePath: requireProgram('chromium', 'chromium'),
    args: ['--no-sandbox'],
  });
  const rows: { name: string; gzip: Load; brotli: Load }[] = [];
  for (const screen of screens) {
    const gzip = await firstLoad(browser, screen, perch, 'gzip');
    const brotli = await firstLoad(browser, screen, perch, 'br');
    rows.push({ name: screen.name, gzip, brotli });
  }
  await browser.close();
  await writeFile(join(projectRoot, 'bench/web.md'), report(rows));
  process.stdout.write(report(rows));
  if (rows.some(({ gzip }) => gzip.scriptBytes > limitBytes)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** In a browser that has never been here. Bytes are those of the bodies, as they were sent. */
async function firstLoad(
  browser: Browser,
  { path, shows, isSignedOut, act }: Screen,
  { origin, token }: { origin: string; token: string },
  coding: 'gzip' | 'br',
): Promise<Load> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': coding } });
  if (!isSignedOut) {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      tokenKey,
      token,
    ] as const);
  }
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => {
    // A script is fetched before it is imported; the import finds it in the browser's cache.
    const isAgain = finished.some((other) => other.url() === request.url());
    if (!(isAgain && new URL(request.url()).pathname.startsWith('/assets/')))
      finished.push(request);
  });
  await page.goto(`${origin}${path}`);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(finished.map(sizeOf));
  await context.close();
  const scripts = loaded.filter(({ url }) => url.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`${path} has loaded no script`);
  return { files: scripts.length, scriptBytes: sum(scripts), allBytes: sum(loaded) };
}

async function sizeOf(request: Request): Promise<{ url: string; bytes: number }> {
  const { responseBodySize } = await request.sizes();
  return { url: request.url(), bytes: responseBodySize };
}

function sum(loaded: { bytes: number }[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}

function report(rows: { name: string; gzip: Load; brotli: Load }[]): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  return [
    '# What a first visit loads',
    '',
    `Made by \`node scripts/bun.mjs bench/web-size.ts\` on ${new Date().toISOString().slice(0, 10)}: Chromium without a`,
    'cache opens each screen of the served build. KB are 1024 bytes of bodies as they were sent;',
    `scripts may have ${limitBytes / 1024} KB with gzip. Everything: also the page, styles, fonts and the API's answers.`,
    '',
    '| Screen | Scripts | gzip, KB | Brotli, KB | Everything with Brotli, KB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, gzip, brotli }) =>
        `| ${name} | ${gzip.files} | ${kilobytes(gzip.scriptBytes)} | ${kilobytes(brotli.scriptBytes)} | ${kilobytes(brotli.allBytes)} |`,
    ),
    '',
  ].join('\n');
}
