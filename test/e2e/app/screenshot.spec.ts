import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { store, type TestFile } from '../support/files/files.ts';
import { expect, test } from '../support/test.ts';

const target = join(root, 'docs', 'images', 'uploads.png');
const countsMs = 30_000;

/** The first bytes that say what a file is, and its size. */
const files: [name: string, start: string, bytes: number][] = [
  ['meeting-notes.md', '# Notes', 4_812],
  ['site-backup.tar.gz', '1f8b08', 3_407_872],
  ['floor-plan.pdf', '%PDF-1.7', 912_384],
  ['interview.mp3', 'ID3', 2_621_440],
  ['standup-demo.mp4', '00000018667479706d703432', 7_340_032],
  ['harbour-at-dusk.jpg', 'ffd8ffe000104a464946', 1_843_200],
  ['dashboard-draft.png', '89504e470d0a1a0a', 386_120],
];

function fileFrom(name: string, start: string, bytes: number): TestFile {
  const buffer = Buffer.alloc(bytes, 'perch');
  buffer.write(start, /^[0-9a-f]{6,}$/.test(start) ? 'hex' : 'latin1');
  return { name, mimeType: 'application/octet-stream', buffer };
}

test.describe('the picture of the README', () => {
  test.use({ env: {} });

  test('shows the uploads page with some files', async ({ page, perch, token, request }) => {
    test.setTimeout(2 * countsMs);
    let views = 0;
    for (const [name, start, bytes] of files) {
      const url = await store(perch, token, fileFrom(name, start, bytes));
      for (let visit = 0; visit < (bytes % 7) + 1; visit++, views++) await request.get(url);
      if (bytes % 3 === 0) await request.get(`${url}?download`);
    }
    const headers = { authorization: `Bearer ${token}` };
    const countedViews = async () => {
      const { data } = await (await request.get('/api/upload/my', { headers })).json();
      return data.uploads.reduce((sum: number, upload: { views: number }) => sum + upload.views, 0);
    };
    await expect.poll(countedViews, { timeout: countsMs }).toBe(views);
    await page.setViewportSize({ width: 1280, height: 940 });
    await page.reload();
    await expect(page.getByText('harbour-at-dusk.jpg')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await mkdir(join(root, 'docs', 'images'), { recursive: true });
    await page.screenshot({ path: target });
  });
});
