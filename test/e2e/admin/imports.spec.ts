// @long

import { robin } from '../support/state/accounts.ts';
import { writeOldInstallation } from '../support/state/old-installation.ts';
import { longName } from '../support/state/sample-installation.ts';
import { expect, test } from '../support/test.ts';

test.use({ home: '/admin' });

test('an administrator inspects another product, imports it and reads the report', async ({
  page,
  perch,
  token: _token,
  complaints,
  look,
  lookInLight,
}) => {
  await page.getByRole('tab', { name: 'Imports' }).click();
  await expect(page.getByText('There is no import folder yet')).toBeVisible();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await look('imports-no-folder');
  await writeOldInstallation(perch, { files: ['notes.txt', longName], lost: ['gone.txt'] });
  await page.reload();
  await page.getByLabel('Product').selectOption('ass 0.14');
  await expect(page.getByLabel('Database')).toHaveValue('ass');
  await page.getByLabel('File folder').selectOption('');
  await page.getByRole('button', { name: 'Inspect' }).click();
  await expect(page.getByText('Choose one.')).toBeVisible();
  await page.getByLabel('File folder').selectOption('ass');
  await page.getByLabel('Old host names').fill('old.example.org');
  await page.getByText('More options').click();
  await page.getByLabel('Administrators stay administrators').check();
  await look('imports-form');
  await lookInLight('imports-form');
  await page.getByRole('button', { name: 'Inspect' }).click();

  await expect(page).toHaveTitle('ass 0.14 · Admin · Perch');
  await expect(page.getByRole('status').first()).toContainText('Some rows would be skipped');
  await expect(page.getByRole('row', { name: /^Files .*3.*2.*0.*1$/ })).toBeVisible();
  await look('imports-inspected');
  await lookInLight('imports-inspected');
  complaints.announce(/403.*\/start/);
  await page.getByRole('button', { name: 'Start import' }).click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(robin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByText('What was imported')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Now point the old domain');
  await page.getByRole('link', { name: 'Content is missing' }).click();
  await expect(page).toHaveURL(/\?reason=bytes$/);
  await expect(page.getByText('its bytes are missing: there is no uploads/2.txt')).toBeVisible();
  await look('imports-done');
  await lookInLight('imports-done');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^perch-import-\w+\.json$/);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Imports' })).toContainText('Import · Done');
  await look('imports-list');
});

test('an import that is under way, stopped, interrupted or failed says so, and goes on', async ({
  page,
  perch,
  token: _token,
  look,
}) => {
  await writeOldInstallation(perch, { files: ['notes.txt'] });
  await page.goto('/admin/imports');
  await page.getByLabel('Product').selectOption('ass 0.14');
  await page.getByRole('button', { name: 'Inspect' }).click();
  await expect(page.getByText('Everything can be imported.')).toBeVisible();

  const counts = (files: number, skipped: number) => {
    const none = { found: 0, imported: 0, known: 0, skipped: 0 };
    const of = { ...none, found: files, imported: files - skipped, skipped };
    const reasons = { unreadable: 0, ended: 0, owner: 0, limit: 0, target: 0, password: 0 };
    return JSON.stringify({
      accounts: none,
      tokens: none,
      albums: none,
      files: of,
      links: none,
      tags: 0,
      addresses: files,
      bytes: files * 1_000_000,
      copied: 0,
      reasons: { ...reasons, bytes: skipped, changed: 0 },
    });
  };
  const elsewhere = (set: string, seenAt = Date.now() + 600_000) =>
    perch.runStatement(`update import_runs set home = 'elsewhere', runner = 'other', phase = 'import',
      inspection = '${counts(9000, 20)}', progress = '${counts(4000, 7)}', seen_at = ${seenAt}, ${set}`);
  await elsewhere("slot = 'run', state = 'running'");
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Progress of the import' })).toHaveAttribute(
    'value',
    '4000',
  );
  await expect(page.getByText('4,000 of 9,000')).toBeVisible();
  await look('imports-running');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Import · Stopping')).toBeVisible();
  await elsewhere("slot = 'run', state = 'running'", Date.now() - 600_000);
  await expect(page.getByText('Import · Interrupted')).toBeVisible();
  await look('imports-interrupted');
  await elsewhere("slot = null, state = 'failed', problem = 'The disk is full.'");
  await page.reload();
  await expect(page.getByText('The disk is full.')).toBeVisible();
  await look('imports-failed');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});
