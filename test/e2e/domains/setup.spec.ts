// @long

import { expect, test } from '../support/outside.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import {
  approveDomain,
  cardOf,
  checkUntil,
  findDomain,
  requestDomain,
} from '../support/state/domains.ts';

test.use({
  home: '',
  env: {
    BASE_DOMAINS: 'perch.example,p.example',
    PUBLIC_ADDRESSES: '192.0.2.1,2001:db8::1,cdn.example',
  },
});

test('a person sees what to enter, enters it, and watches it become true @desktop', async ({
  page,
  perch,
  dns,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/429.*\/check/);
  await page.goto('/domains');
  await page.getByRole('radio', { name: 'Domain', exact: true }).check();
  await page.getByLabel('Domain name').fill('files.wren.example');
  await page.getByRole('button', { name: 'Add Domain' }).click();
  const name = 'files.wren.example';
  const card = cardOf(page, name);
  await expect(card).toContainText('Next: add the TXT record');
  await expect(card).not.toContainText('Open');
  const { verification, _id } = await findDomain(perch, token, name);
  for (const [label, text] of [
    ['Copy TXT record name', `_perch.${name}`],
    ['Copy TXT record value', verification.value],
    ['Copy domain name', name],
    ['Copy A record value 192.0.2.1', '192.0.2.1'],
    ['Copy AAAA record value 2001:db8::1', '2001:db8::1'],
    ['Copy CNAME record value cdn.example', 'cdn.example'],
  ] as const) {
    await card.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(() => clipboardText(page)).toBe(text);
  }
  await expect(card).toContainText('either the CNAME record alone or A and AAAA records');
  await checkUntil(page, name, 'Ownership: not verified (TXT record not found)');
  await expect(card).toContainText('Pointing here: no (A, AAAA or CNAME record not found)');
  await expect(card).toContainText(/Last checked \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  await card.scrollIntoViewIfNeeded();
  await look('domain-records');

  await dns.set({
    [`_perch.${name}`]: [`TXT "${verification.value}"`],
    [name]: ['A 203.0.113.9'],
    'cdn.example': ['A 192.0.2.10'],
  });
  await checkUntil(page, name, 'Ownership: verified');
  await expect(card).toContainText(
    'Next: point it here. An administrator has to approve it as well.',
  );
  await expect(card).toContainText('Pointing here: no (points to 203.0.113.9, expected 192.0.2.1');
  await look('domain-points-elsewhere');

  await dns.set({ [name]: ['CNAME cdn.example.'] });
  await checkUntil(page, name, 'Pointing here: yes');
  await expect(card).toContainText('Waiting for an administrator’s approval');
  // The instructions for a record that is right are folded away, and still at hand.
  await expect(card.getByText(verification.value)).toBeHidden();
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await look('domain-waits-for-approval');

  // The owner does nothing on the page from here on: it refreshes itself.
  await approveDomain(perch, token, _id);
  await expect(card.getByText('Approved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(card).toContainText('Waiting for HTTPS.');
  await expect(card.getByRole('link', { name: 'Open' })).toHaveCount(0);
  await look('domain-waits-for-certificate');
  await card.getByText('DNS records').click();
  await expect(card.getByText(verification.value)).toBeVisible();
});

test('each reason why a check fails is shown', async ({
  page,
  perch,
  dns,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/429.*\/check/);
  const names = ['wrong.example', 'below.broken.example', 'circle.example', 'other.example'];
  for (const name of names) await requestDomain(perch, token, name);
  await dns.set({
    '_perch.wrong.example': ['TXT "something else"'],
    'wrong.example': ['A 203.0.113.1', 'A 203.0.113.2'],
    'circle.example': ['CNAME round.example.'],
    'round.example': ['CNAME circle.example.'],
    'other.example': ['AAAA 2001:db8::99'],
  });
  await page.goto('/domains');
  await checkUntil(page, 'wrong.example', 'Ownership: not verified (TXT record has another value)');
  await expect(cardOf(page, 'wrong.example')).toContainText('points to 203.0.113.1, 203.0.113.2');
  await checkUntil(page, 'below.broken.example', 'the name servers answered SERVFAIL');
  await checkUntil(page, 'circle.example', 'Pointing here: no (its CNAMEs form a loop)');
  await checkUntil(
    page,
    'other.example',
    'points to 2001:db8::99, expected 192.0.2.1, 2001:db8::1',
  );
  // A name as it was registered has no CNAME.
  await expect(cardOf(page, 'wrong.example')).not.toContainText('CNAME');
  const check = cardOf(page, 'other.example').getByRole('button', { name: /Check now/ });
  await check.click();
  await expect(cardOf(page, 'other.example').getByRole('alert')).toHaveText(
    'This domain has just been checked.',
  );
  await expect(check).toBeEnabled();
  await look('domain-checked-too-often');
});

test('the page asks again while it is looked at and something is missing, otherwise not @desktop', async ({
  page,
  perch,
  token,
}) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/domains/my')) asked += 1;
  });
  await page.goto('/domains');
  await expect(page.getByText('No domains yet')).toBeVisible();
  await page.clock.runFor('05:00');
  expect(asked).toBe(1);

  const id = await requestDomain(perch, token, 'wren.example');
  await page.reload();
  const card = cardOf(page, 'wren.example');
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await approveDomain(perch, token, id);
  await page.clock.runFor('00:16');
  await expect(card.getByText('Approved', { exact: true })).toBeVisible();

  const whileVisible = asked;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor('05:00');
  expect(asked).toBe(whileVisible);
});

test('while the server is away the page keeps what it knows, and goes on once it is back @desktop', async ({
  page,
  perch,
  token,
  complaints,
}) => {
  complaints.announce(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/);
  const id = await requestDomain(perch, token, 'wren.example');
  await page.clock.install();
  await page.goto('/domains');
  const card = cardOf(page, 'wren.example');
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await perch.stop();
  let failed = 0;
  page.on('requestfailed', () => (failed += 1));
  await page.clock.runFor('00:16');
  await expect.poll(() => failed).toBeGreaterThanOrEqual(1);
  // It is tried once more before it counts as a failure.
  await page.clock.runFor('00:02');
  await expect.poll(() => failed).toBeGreaterThanOrEqual(2);
  await page.clock.runFor('00:01');
  await expect(card).toBeVisible();
  // Not waited for: a toast goes away by itself.
  expect(await page.getByText('The server cannot be reached').count()).toBe(0);
  await perch.restart({ BASE_DOMAINS: 'perch.example' });
  await approveDomain(perch, token, id);
  await expect(async () => {
    await page.clock.runFor('00:16');
    await expect(card.getByText('Approved', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('each base domain can be asked under @desktop', async ({ page, token: _token }) => {
  await page.goto('/domains');
  const bases = page.getByLabel('Base domain').getByRole('option');
  await expect(bases).toHaveText(['perch.example', 'p.example']);
  for (const base of ['perch.example', 'p.example']) {
    await page.getByLabel('Subdomain name').fill('wren');
    await page.getByLabel('Base domain').selectOption(base);
    await page.getByRole('button', { name: 'Add Domain' }).click();
    const card = cardOf(page, `wren.${base}`);
    await expect(card).toContainText('You do not have to set anything up.');
    await expect(card).not.toContainText('DNS records');
  }
});
