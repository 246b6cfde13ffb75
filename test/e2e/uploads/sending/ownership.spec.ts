// @long @desktop

import { makeLargeFile, sha256OfFile } from '../../support/files/large-file.ts';
import {
  holidays,
  interrupt,
  interruptedOn,
  mebibyte,
} from '../../support/pages/interrupted-upload.ts';
import { openMenu } from '../../support/pages/menu.ts';
import { submitLogin } from '../../support/pages/sign-in.ts';
import {
  chooser,
  sendingsOf,
  slowDown,
  storedUploads,
  tray,
} from '../../support/pages/uploading.ts';
import { approve, register, robin, signIn, wren } from '../../support/state/accounts.ts';
import { expect, openAs, test } from '../../support/test.ts';

const { name, bytes } = holidays;

test.use({ env: { MAX_FILE_SIZE: '400MB' } });

test('no other account sees it, and its owner finds it again after signing in', async ({
  page,
  isMobile,
  perch,
  token,
}) => {
  await approve(perch, token, await register(perch, wren));
  await using file = await makeLargeFile(name, bytes);
  await interrupt(page, file);
  if (isMobile) await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(page, wren);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/uploads');
  await expect(page.getByText('No uploads yet')).toBeVisible();
  await expect(interruptedOn(page)).toHaveCount(0);
  await chooser(page).setInputFiles(file.path);
  await slowDown(page, -1);
  await expect(tray(page)).toContainText('1 uploaded');
  expect(await storedUploads(perch, await signIn(perch, robin))).toEqual([]);
  if (isMobile) await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await submitLogin(page, robin);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/uploads');
  await expect(interruptedOn(page)).toContainText(name);
});

test('what one tab sends is not offered, and not sent, in another', async ({
  page,
  context,
  perch,
  token,
}) => {
  await using file = await makeLargeFile(name, bytes);
  await slowDown(page, mebibyte / 2);
  await chooser(page).setInputFiles(file.path);
  const bar = page.getByRole('progressbar', { name, exact: true });
  await expect(bar).toHaveAttribute('value', /^[1-9]/);
  const other = await context.newPage();
  const sendings = sendingsOf(other);
  const looks: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'HEAD') looks.push(request.url());
  });
  await openAs(other, token);
  await expect(other.getByText('No uploads yet')).toBeVisible();
  await expect(interruptedOn(other)).toHaveCount(0);
  expect(looks).toEqual([]);
  // It is another upload of the same file, as it would be with any two.
  await chooser(other).setInputFiles(file.path);
  await expect(tray(other)).toContainText('1 uploaded');
  expect(sendings[0]).toEqual({ method: 'POST', offset: 0 });
  await page.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(tray(page)).toContainText('1 paused');
  // As by a crash: nothing of the page gets to run.
  await page.close({ runBeforeUnload: false });
  await other.reload();
  await expect(interruptedOn(other)).toContainText(name);
  await chooser(other).setInputFiles(file.path);
  await expect(tray(other)).toContainText('1 uploaded');
  expect(sendings.at(-1)?.offset).toBeGreaterThan(0);
  const stored = await storedUploads(perch, token);
  const sha256 = await sha256OfFile(file.path);
  expect(stored.map((upload) => upload.sha256)).toEqual([sha256, sha256]);
});
