import { networkInterfaces } from 'node:os';

import type { Page } from '@playwright/test';

import { textFile } from '../support/files/files.ts';
import { fillRegistration } from '../support/pages/registration.ts';
import { chooser, tray, uploaded } from '../support/pages/uploading.ts';
import type { Perch } from '../support/servers/perch.ts';
import { robin } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

// As from another machine of the network: by this machine's own address, without HTTPS.
test.use({ isNew: true, env: { HOST: '0.0.0.0' } });
test.beforeEach(({ complaints }) => {
  complaints.announce(/Cross-Origin-Opener-Policy header has been ignored/);
});

/** An address of this machine that others reach. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const found = all.find(({ internal, family }) => !internal && family === 'IPv4');
  if (!found) throw new Error('This machine has no address but its own.');
  return found.address;
}

const originOf = ({ port }: Perch) => `http://${ownAddress()}:${port}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const keep = (page: Page) => page.getByRole('checkbox', { name: /as the public address$/ });

/** Takes the link of the log, which begins with another address, to the account of the first administrator. */
async function openSetup(page: Page, perch: Perch): Promise<void> {
  await page.getByLabel('Setup link').fill(perch.setupUrl);
  await press(page, 'Continue');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await fillRegistration(page, robin);
  await press(page, 'Create administrator');
  await expect(page.getByRole('heading', { name: 'Name and address' })).toBeVisible();
}

async function goToLastStep(page: Page): Promise<void> {
  for (const heading of ['Who may register', 'Mail', 'Upload clients']) {
    await press(page, 'Continue');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
}

test('a new server leads from its first screen over the set-up to the first copied link @phone', async ({
  page,
  perch,
  look,
  lookInLight,
}) => {
  const origin = originOf(perch);
  expect(perch.setupUrl).toContain('http://localhost');
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'Set up Perch' })).toBeVisible();
  await expect(page.getByText('npm run -s perch -- setup-link')).toBeVisible();
  expect(await page.content()).not.toMatch(/setup=[\w-]{20}/);
  await look('first-screen');
  await lookInLight('first-screen');
  await page.getByLabel('Setup link').fill(`${origin}/register`);
  await press(page, 'Continue');
  await expect(page.getByText('A setup link contains #setup=')).toBeVisible();
  await look('first-screen-refused');
  await openSetup(page, perch);

  await expect(page.getByText(`Otherwise ${origin} stops working`)).toBeVisible();
  await look('setup-2-address');
  await keep(page).check();
  await expect(page.getByText('can still be reached there after setup')).toBeVisible();
  await look('setup-2-address-kept');
  await lookInLight('setup-2-address-kept');
  await goToLastStep(page);
  await expect(keep(page)).toBeChecked();
  await look('setup-5-address-kept');
  await lookInLight('setup-5-address-kept');
  await press(page, 'Finish');
  await expect(page).toHaveURL(`${origin}/uploads`);

  await chooser(page).setInputFiles(textFile('first.txt', 5000));
  await expect(uploaded(page, 'first.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'first.txt', exact: true })).toBeVisible();
  await look('first-upload');
  await lookInLight('first-upload');
  await tray(page).getByRole('button', { name: 'Copy URL of first.txt' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  await look('first-link-copied');
  // Without HTTPS a page cannot read the clipboard, but paste it.
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.keyboard.press('Control+v');
  const link = await search.inputValue();
  expect(link).toMatch(new RegExp(`^${origin}/f/\\w+\\.txt$`));
  const answer = await fetch(link);
  expect((await answer.bytes()).length).toBe(5000);
});

test('an address that is not kept says after the set-up what would make it work', async ({
  page,
  perch,
  complaints,
  look,
}) => {
  const origin = originOf(perch);
  await page.goto(origin);
  await openSetup(page, perch);
  await goToLastStep(page);
  await expect(keep(page)).not.toBeChecked();
  await expect(page.getByText(`only ${perch.origin} is left`)).toBeVisible();
  await look('setup-5-address-not-kept');
  complaints.announce(/421/);
  await press(page, 'Finish');
  await expect(page.getByRole('heading', { name: 'This address is not set up' })).toBeVisible();
  await expect(page.getByText(`PUBLIC_URL=${origin}`, { exact: true })).toBeVisible();
  await look('unknown-address');
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('unknown-address-dark');
  await page.goto(`${perch.origin}/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
