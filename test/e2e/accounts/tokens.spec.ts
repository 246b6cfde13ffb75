// @long
import { readFile } from 'node:fs/promises';

import { clipboardText } from '../support/pages/clipboard.ts';
import { openTab } from '../support/pages/settings.ts';
import { robin } from '../support/state/accounts.ts';
import { makeAlbum } from '../support/state/albums.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '' });

test('a profile and a token that uses it are made, the token is shown once, changed and revoked', async ({
  page,
  perch,
  token,
  complaints,
  look,
  lookInLight,
}) => {
  complaints.announce(/403.*\/api\/tokens/);
  await makeAlbum(perch, token, { name: 'By the sea' });
  await openTab(page, 'tokens');
  const profiles = page.getByRole('region', { name: 'Upload profiles' });
  const tokens = page.getByRole('region', { name: 'Tokens', exact: true });
  await expect(tokens.getByText('You have no tokens yet.')).toBeVisible();
  await look('settings-tokens-none');

  await profiles.getByRole('button', { name: 'New profile' }).click();
  await profiles.getByRole('button', { name: 'Save' }).click();
  await expect(profiles.getByText('Enter a name.')).toBeVisible();
  await profiles.getByLabel('Name', { exact: true }).fill('Screenshots');
  await profiles.getByLabel('Link expires').selectOption('7d');
  await profiles.getByLabel('The link opens').selectOption('view');
  await profiles.getByLabel('Album').selectOption('By the sea');
  await profiles.getByLabel('Password', { exact: true }).fill('open sesame');
  await look('settings-profile-form');
  await lookInLight('settings-profile-form');
  await profiles.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(profiles.getByText('By the sea')).toContainText('Password');
  await profiles.getByRole('button', { name: 'Change profile Screenshots' }).click();
  await expect(profiles.getByLabel('Password', { exact: true })).toHaveValue('kept');
  await profiles.getByLabel('Password', { exact: true }).selectOption('removed');
  await profiles.getByRole('button', { name: 'Save' }).click();
  await expect(profiles.getByText('By the sea')).not.toContainText('Password');
  await expect(profiles.getByText('expires after 7 days')).toBeVisible();

  await tokens.getByRole('button', { name: 'New token' }).click();
  await expect(tokens.getByLabel('Upload files')).toBeChecked();
  await tokens.getByLabel('Name', { exact: true }).fill('Laptop');
  await tokens.getByLabel('List and read your files').check();
  await tokens.getByLabel('Expires').selectOption('90d');
  await tokens.getByLabel('Profile', { exact: true }).selectOption('Screenshots');
  await tokens.getByLabel('Only with this profile').check();
  await look('settings-token-form');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(robin.password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  const shown = tokens.getByLabel('Token', { exact: true });
  await expect(shown).toHaveValue(/^perch_/);
  await look('settings-token-made');
  const secret = await shown.inputValue();
  await tokens.getByRole('button', { name: 'Copy token' }).click();
  await expect.poll(() => clipboardText(page)).toBe(secret);
  const saving = page.waitForEvent('download');
  await tokens.getByRole('button', { name: 'File for ShareX' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(JSON.parse(file).Headers).toEqual({ Authorization: `Bearer ${secret}` });
  await tokens.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);

  const list = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${perch.origin}/api/upload/my`, { headers })).status;
  };
  expect(await list()).toBe(200);
  await page.reload();
  await expect(tokens.getByText('Laptop')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await look('settings-tokens');
  await lookInLight('settings-tokens');

  await openTab(page, 'security');
  await expect(page.getByText('Your tokens stay valid: Laptop.')).toBeVisible();
  await look('settings-security-tokens');
  await page.getByRole('link', { name: 'Go to tokens' }).click();

  await tokens.getByRole('button', { name: 'Change Laptop' }).click();
  await tokens.getByLabel('List and read your files').uncheck();
  await tokens.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Token changed')).toBeVisible();
  expect(await list()).toBe(403);

  await profiles.getByRole('button', { name: 'Delete profile Screenshots' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  complaints.announce(/409.*\/api\/profiles/);
  await expect(page.getByText(/is locked to this profile/)).toBeVisible();

  await tokens.getByRole('button', { name: 'Revoke Laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(tokens.getByText('You have no tokens yet.')).toBeVisible();
  expect(await list()).toBe(401);
});

test('the Default token is switched off and on @desktop', async ({
  page,
  token: _token,
  complaints,
}) => {
  complaints.announce(/403.*\/api\/auth\/token/);
  await openTab(page, 'tokens');
  const panel = page.getByRole('region', { name: 'Default token' });
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(panel.getByText('It is off.')).toBeVisible();
  await openTab(page, 'api');
  await expect(page.getByText('It is off.')).toBeVisible();
  await expect(page.getByLabel('Your API token', { exact: true })).toHaveCount(0);
  await openTab(page, 'tokens');
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(robin.password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(panel.getByText('It is on.')).toBeVisible();
});
