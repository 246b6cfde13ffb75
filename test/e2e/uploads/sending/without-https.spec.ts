// @desktop @long

import type { Page } from '@playwright/test';

import { makeLargeFile, sha256OfFile } from '../../support/files/large-file.ts';
import { holidays, interruptedOn, mebibyte } from '../../support/pages/interrupted-upload.ts';
import { chooser, slowDown, storedUploads, tray } from '../../support/pages/uploading.ts';
import { launch } from '../../support/servers/launch.ts';
import { expect, test } from '../../support/test.ts';

const { name, bytes } = holidays;
// For pages that come without HTTPS and not from this machine, browsers leave some things out.
const host = 'perch.lan';

// So long the app waits for what other tabs have, and so long here, where they may be busy.
const answersWithinMs = 500;
const patienceMs = 3000;

/** Lets this tab wait longer for what others have; gives whether it has waited and gone on. */
async function beMorePatient(tab: Page): Promise<() => Promise<boolean>> {
  await tab.addInitScript(
    ([usualMs, longerMs]) => {
      const { setTimeout } = window;
      const setLonger = (act: () => void, ms?: number) => {
        if (ms !== usualMs) return setTimeout(act, ms);
        return setTimeout(() => {
          act();
          performance.mark('waited');
        }, longerMs);
      };
      Object.assign(window, { setTimeout: setLonger });
    },
    [answersWithinMs, patienceMs] as const,
  );
  return () => tab.evaluate(() => performance.getEntriesByName('waited').length > 0);
}

/** The tab that sends has it, so that other tabs may know of it. */
function isRemembered(tab: Page): Promise<boolean> {
  return tab.evaluate(() =>
    Object.keys(localStorage).some((key) => key.startsWith('perch_unfinished_upload:')),
  );
}

test.use({
  home: '',
  launchOptions: {
    ...launch,
    args: [...launch.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

test('what one tab sends is not offered in another, and is when that is gone', async ({
  page,
  context,
  perch,
  env,
  token,
  complaints,
}) => {
  complaints.announce(/Cross-Origin-Opener-Policy header has been ignored/);
  const origin = `http://${host}:${perch.port}`;
  await perch.restart({ MAX_FILE_SIZE: '400MB', PUBLIC_URL: origin });
  await page.goto(`${origin}/login`);
  await page.evaluate((value) => localStorage.setItem('ez_gg_token', value), token);
  await page.goto(`${origin}/uploads`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await using file = await makeLargeFile(name, bytes);
  // Slow enough that the page is idle most of the time, and answers.
  await slowDown(page, mebibyte / 16);
  await chooser(page).setInputFiles(file.path);
  const bar = page.getByRole('progressbar', { name, exact: true });
  await expect(bar).toHaveAttribute('value', /^[1-9]/);
  await expect.poll(() => isRemembered(page)).toBe(true);
  const other = await context.newPage();
  const hasWaited = await beMorePatient(other);
  const looked: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'HEAD') looked.push(request.url());
  });
  await other.goto(`${origin}/uploads`);
  await expect(other.getByText('No uploads yet')).toBeVisible();
  await expect.poll(hasWaited).toBe(true);
  await expect(interruptedOn(other)).toHaveCount(0);
  expect(looked).toEqual([]);
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(tray(page)).toContainText('1 paused');
  await other.reload();
  await expect(other.getByText('No uploads yet')).toBeVisible();
  await expect.poll(hasWaited).toBe(true);
  await expect(interruptedOn(other)).toHaveCount(0);
  await page.close();
  expect(looked).toEqual([]);
  await other.reload();
  await expect(interruptedOn(other)).toContainText(name);
  await chooser(other).setInputFiles(file.path);
  await expect(tray(other)).toContainText('1 uploaded');
  // The page may still be deleting other unfinished uploads.
  await other.close();
  await perch.restart(env);
  const stored = await storedUploads(perch, token);
  expect(stored.map((upload) => upload.sha256)).toEqual([await sha256OfFile(file.path)]);
});
