// @desktop
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { root } from '../../../scripts/project.mjs';
import { ownAddress } from '../../support/services/caddy.ts';
import { store, type TestFile } from '../support/files/files.ts';
import { expect, test } from '../support/outside.ts';
import { setUpDomain, worldOf } from '../support/servers/live-domain.ts';
import { register, wren } from '../support/state/accounts.ts';
import { makeAlbum } from '../support/state/albums.ts';
import { requestDomain } from '../support/state/domains.ts';
import { writeOldInstallation } from '../support/state/old-installation.ts';
import { storeLink, storeRequest } from '../support/state/requests-and-links.ts';
import { landscape, webpOf } from './landscape.ts';

const folder = join(root, 'docs', 'images');
const address = ownAddress();
const countsMs = 30_000;

/** The first bytes that say what a file is, and its size. */
const files: [name: string, start: string, bytes: number][] = [
  ['meeting-notes.md', '# Notes', 4_812],
  ['site-backup.tar.gz', '1f8b08', 3_407_872],
  ['floor-plan.pdf', '%PDF-1.7', 912_384],
  ['interview.mp3', '49443304000000000000', 2_621_440],
  ['standup-demo.mp4', '00000018667479706d703432', 7_340_032],
];

const script = `import { open } from 'node:fs/promises';

/** Reads a file line by line. */
export async function* linesOf(path: string) {
  await using file = await open(path);
  yield* file.readLines();
}
`;

function fileFrom(name: string, start: string, bytes: number): TestFile {
  const buffer = Buffer.alloc(bytes, 'perch');
  buffer.write(start, /^[0-9a-f]{6,}$/.test(start) ? 'hex' : 'latin1');
  return { name, mimeType: 'application/octet-stream', buffer };
}

interface Picture {
  name: string;
  path: string;
  shows: string | RegExp;
  height?: number;
}

async function take(page: Page, blank: Page, { name, path, shows, height = 800 }: Picture) {
  await page.setViewportSize({ width: 1280, height });
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(path);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByLabel(/^Loading/)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    // Thumbnails come after the list that they belong to.
    await page.waitForLoadState('networkidle');
    const file = join(folder, theme === 'dark' ? `${name}.webp` : `${name}-light.webp`);
    await writeFile(file, await webpOf(blank, await page.screenshot()));
  }
}

test.use({
  ...worldOf(address),
  env: { DEFAULT_THEME: 'system', BASE_DOMAINS: 'example.org' },
});

test('the pictures of the documentation show each part with realistic files', async ({
  page,
  perch,
  token,
  dns,
  complaints,
  request,
  context,
}) => {
  test.setTimeout(4 * countsMs);
  const blank = await context.newPage();
  const photos = [
    await landscape(blank, 'harbour-at-dusk.jpg', 230),
    await landscape(blank, 'morning-fog.jpg', 190),
    await landscape(blank, 'ridge-walk.jpg', 10),
    await landscape(blank, 'last-light.jpg', 300),
  ];
  const album = await makeAlbum(
    perch,
    token,
    { name: 'A week in the hills', description: 'Pictures of October', visibility: 'public' },
    photos,
  );
  await makeAlbum(perch, token, { name: 'Press kit' }, photos.slice(2));
  let views = 0;
  const stored = files.map(([name, start, bytes]) => fileFrom(name, start, bytes));
  for (const [index, file] of [...stored, ...photos.slice(0, 2)].entries()) {
    const url = await store(perch, token, file);
    for (let visit = 0; visit < ((index * 5) % 7) + 1; visit++, views++) await request.get(url);
    if (index % 3 === 0) await request.get(`${url}?download`);
  }
  const code = await store(perch, token, {
    name: 'lines-of.ts',
    mimeType: 'text/plain',
    buffer: Buffer.from(script),
  });
  const owner = { origin: perch.origin, token };
  await storeRequest(owner, { title: 'Photos of the summer party' });
  await storeLink(owner, { url: 'https://trains.example.com/timetable/2026', slug: 'timetable' });
  complaints.announce(/429.*\/check/);
  await requestDomain(perch, token, 'img.wren.example');
  await setUpDomain({ page, perch, token, dns, address }, 'files.robin.example');
  await register(perch, wren);
  await writeOldInstallation(perch, { files: ['notes.txt', 'todo.txt', 'list.txt'] });

  const headers = { authorization: `Bearer ${token}` };
  const countedViews = async () => {
    const { data } = await (await request.get('/api/upload/my', { headers })).json();
    return data.uploads.reduce((sum: number, upload: { views: number }) => sum + upload.views, 0);
  };
  await expect.poll(countedViews, { timeout: countsMs }).toBe(views);
  await mkdir(folder, { recursive: true });
  const pictures: Picture[] = [
    { name: 'uploads', path: '/uploads', shows: 'harbour-at-dusk.jpg', height: 940 },
    { name: 'file-page', path: `/v/${/\/f\/(\w+)/.exec(code)?.[1]}`, shows: 'linesOf' },
    { name: 'album', path: `/albums/${album}`, shows: 'ridge-walk.jpg' },
    { name: 'requests', path: '/requests', shows: 'Photos of the summer party' },
    { name: 'links', path: '/links', shows: '/to/timetable' },
    { name: 'clients', path: '/settings?tab=api', shows: 'ishare' },
    { name: 'domains', path: '/domains', shows: 'files.robin.example' },
    { name: 'admin', path: '/admin', shows: 'Pending Users' },
    { name: 'users', path: '/admin?tab=users', shows: 'robin@example.org' },
    { name: 'import', path: '/admin/imports', shows: 'Inspect' },
  ];
  for (const picture of pictures) await take(page, blank, picture);
});
