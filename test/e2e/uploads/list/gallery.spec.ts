// @long
import type { Page } from '@playwright/test';

import { store, textFile } from '../../support/files/files.ts';
import { pictureFile } from '../../support/files/picture.ts';
import { expect, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Your Uploads' });
const picture = (page: Page, name: string) =>
  list(page).getByRole('link', { name: `Preview ${name}`, exact: true });

/** The pictures of the first row: how many, their heights, and by how much they do not fill the width. */
function firstRow(page: Page) {
  return list(page)
    .getByRole('link', { name: /^Preview / })
    .evaluateAll((links) => {
      const [first, ...others] = links.map((link) => link.getBoundingClientRect());
      const row = first ? [first, ...others.filter(({ top }) => top === first.top)] : [];
      const right = links[0]?.closest('ul')?.getBoundingClientRect().right ?? 0;
      return {
        count: row.length,
        heights: new Set(row.map(({ height }) => Math.round(height))).size,
        gap: Math.round(right - Math.max(...row.map((box) => box.right))),
      };
    });
}

test.use({ home: '' });

test('the gallery shows pictures by months, in rows that fill the width', async ({
  page,
  perch,
  token,
  look,
  lookInLight,
}) => {
  const sizes = [
    [900, 600],
    [600, 900],
    [800, 800],
    [1600, 700],
    [900, 600],
    [700, 900],
    [1200, 800],
    [500, 500],
    [1600, 900],
    [640, 480],
  ] as const;
  for (const [index, [width, height]] of sizes.entries()) {
    await store(perch, token, pictureFile(`${index}.png`, { width, height, tint: index * 25 }));
  }
  await store(perch, token, textFile('notes.txt'));
  await perch.runStatement(
    "update uploads set created_at = 1773576000000 where original_name in ('0.png', '1.png')",
  );
  await page.goto('/uploads');
  await page.getByRole('button', { name: 'Grid' }).click();
  const months = list(page).getByRole('heading', { level: 3 });
  await expect(months).toHaveCount(2);
  await expect(months.last()).toHaveText('March 2026');
  await expect(list(page).locator('img[src^="/t/"]')).not.toHaveCount(0);
  // Which pictures it has depends on that of the text, which comes later.
  await expect.poll(() => firstRow(page)).toMatchObject({ heights: 1, gap: 0 });
  expect((await firstRow(page)).count).toBeGreaterThan(1);
  await look('gallery');
  await lookInLight('gallery');
  await page.getByRole('link', { name: '8.png', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'File details' });
  await expect(details.getByRole('heading', { name: '8.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await picture(page, '8.png').click();
  const viewer = page.getByRole('dialog', { name: 'Full screen' });
  await expect(viewer.getByRole('img', { name: 'Preview of 8.png' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Next file' }).click();
  await expect(viewer.getByRole('img', { name: 'Preview of 7.png' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Close full screen' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(picture(page, '7.png')).toBeFocused();
});

test('a list that is not in the order of time has no months @desktop', async ({
  page,
  perch,
  token,
}) => {
  await store(perch, token, pictureFile('a.png'));
  await page.goto('/uploads?sort=name&order=asc');
  await page.getByRole('button', { name: 'Grid' }).click();
  await expect(picture(page, 'a.png')).toBeVisible();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(0);
});
