// @long
import type { Page } from '@playwright/test';

import { imageFile, store, textFile } from '../support/files/files.ts';
import { refusal } from '../support/servers/failing-server.ts';
import type { Perch } from '../support/servers/perch.ts';
import { makeAlbum } from '../support/state/albums.ts';
import { sendTo, storeLink, storeRequest } from '../support/state/requests-and-links.ts';
import { testWithFaults } from '../support/test-with-faults.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

const dayMs = 86_400_000;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chart = (page: Page) => page.getByRole('img', { name: /in 30 days$/ });

type Kind = 'upload' | 'album' | 'link';
const tables: Record<Kind, string> = { upload: 'uploads', album: 'albums', link: 'short_links' };

/** As if visitors had come on each of the last 30 days, more and more of them. */
async function fillDays(perch: Perch, kind: Kind, where: string): Promise<void> {
  const day = Math.floor(Date.now() / dayMs);
  const downloads = kind === 'link' ? '0' : 'n % 4';
  await perch.runStatement(`with recursive days(n) as (select 0 union all select n + 1 from days where n < 29)
    insert into daily_counts (kind, subject_id, day, views, downloads)
    select '${kind}', id, ${day} - 29 + n, n % 9 + n / 3, ${downloads} from ${tables[kind]}, days where ${where}`);
  await perch.runStatement(
    `update ${tables[kind]} set last_opened_at = ${day * dayMs} where ${where}`,
  );
}

async function idOf(perch: Perch, token: string, name: string): Promise<string> {
  const answer = await fetch(`${perch.origin}/api/upload/my?search=${name}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.uploads[0]._id;
}

test('the details of a file show how often it was opened on each day', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await store(perch, token, imageFile('harbour.png'));
  await store(perch, token, textFile('unopened.txt'));
  await fillDays(perch, 'upload', "original_name = 'harbour.png'");
  await page.goto(`/uploads?file=${await idOf(perch, token, 'harbour')}`);
  const days = region(page, 'Activity');
  await expect(
    days.getByRole('img', { name: /^\d+ views and \d+ downloads in 30 days$/ }),
  ).toBeVisible();
  await expect(days.getByText(/^Last opened /)).toBeVisible();
  await days.scrollIntoViewIfNeeded();
  await look('activity-file');
  await lookInLight('activity-file');
  await page.goto(`/uploads?file=${await idOf(perch, token, 'unopened')}`);
  await expect(days.getByText('Not opened in 30 days')).toBeVisible();
  await expect(chart(page)).toHaveCount(0);
});

test('an album, a short link and a request show theirs where they are changed', async ({
  page,
  perch,
  token,
  look,
}) => {
  const album = await makeAlbum(perch, token, { name: 'Holiday' }, [imageFile('sea.png')]);
  await fillDays(perch, 'album', '1');
  await page.goto(`/albums/${album}`);
  await page.getByText('Activity', { exact: true }).click();
  await expect(chart(page)).toHaveAccessibleName(/views and .* downloads/);
  await look('activity-album');

  await storeLink(perch, { url: 'https://example.org/timetable', slug: 'week' });
  await fillDays(perch, 'link', '1');
  await page.goto('/links');
  await page.getByRole('button', { name: /^Change .*week/ }).click();
  await expect(chart(page)).toHaveAccessibleName(/^\d+ clicks in 30 days$/);
  await chart(page).scrollIntoViewIfNeeded();
  await look('activity-link');

  const { url } = await storeRequest(perch, { title: 'Pictures' });
  await sendTo(url, 'one.txt', 'Ben');
  await page.goto('/requests');
  const request = page.getByRole('article', { name: 'Pictures' });
  await request.getByText('Activity', { exact: true }).click();
  await expect(chart(page)).toHaveAccessibleName('1 file received in 30 days');
  await expect(request.getByText(/^Last file received /)).toBeVisible();
  await look('activity-request');
});

test('the dashboard lists the files that were opened today, and leads to their details', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  await page.goto('/dashboard');
  const panel = region(page, 'Opened today');
  await expect(panel.getByText('No file has been opened today.')).toBeVisible();
  await store(perch, token, imageFile('harbour.png'));
  await store(perch, token, textFile(`${'a-very-long-name-'.repeat(9)}.txt`));
  await store(perch, token, textFile('unopened.txt'));
  await fillDays(perch, 'upload', "original_name <> 'unopened.txt'");
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel).toContainText(/\d+ views · 1 download/);
  await expect(panel).not.toContainText('unopened.txt');
  await panel.scrollIntoViewIfNeeded();
  await look('activity-dashboard');
  await lookInLight('activity-dashboard');
  await panel.getByRole('link', { name: 'harbour.png' }).click();
  await expect(page).toHaveURL(/\/uploads\?file=/);
  await expect(page.getByRole('dialog', { name: 'File details' })).toContainText('harbour.png');
});

testWithFaults(
  'a list of the files of today that cannot be read is asked for again @desktop',
  async ({ page, front, token: _token, complaints }) => {
    complaints.announce(/503.*\/api\/upload\/opened/);
    front.answer('GET', '/api/upload/opened', 503, refusal('Too busy.', 'busy'));
    await page.goto('/dashboard');
    const panel = region(page, 'Opened today');
    await expect(
      panel.getByText('Files that were opened today could not be loaded.'),
    ).toBeVisible();
    front.heal();
    await expect(panel.getByText('No file has been opened today.')).toBeVisible();
  },
);
