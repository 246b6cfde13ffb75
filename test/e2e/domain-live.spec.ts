import type { BrowserContext, Page } from '@playwright/test';

import { ownAddress } from '../support/caddy.ts';
import { approveDomain, cardOf, checkUntil, findDomain, requestDomain } from './support/domains.ts';
import { fileOf, imageFile, textFile } from './support/files.ts';
import { launch } from './support/launch.ts';
import { expect, test } from './support/outside.ts';
import type { Perch } from './support/perch.ts';

const address = ownAddress();
const name = 'files.wren.example';

// The browser finds the domain as anybody's would, and Caddy with a certificate for it.
test.use({
  address,
  isBehindCaddy: true,
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launch,
    args: [...launch.args, `--host-resolver-rules=MAP *.example ${address}`],
  },
});
test.setTimeout(120_000);

interface Owner {
  page: Page;
  perch: Perch;
  token: string;
  dns: { set: (records: Record<string, string[]>) => Promise<void> };
}

/** A domain that an administrator has approved and whose owner has entered everything. */
async function setUp({ page, perch, token, dns }: Owner) {
  const id = await requestDomain(perch, token, name);
  const { verification } = await findDomain(perch, token, name);
  await dns.set({
    [name]: [`A ${address}`],
    [`_perch.${name}`]: [`TXT "${verification.value}"`],
  });
  await approveDomain(perch, token, id);
  await page.goto('/domains');
  await checkUntil(page, name, 'Live. Links on it work over HTTPS.');
}

/** Uploads through the page; the links that the list then shows. */
async function uploadOn(page: Page, file: ReturnType<typeof textFile>): Promise<string> {
  await page.getByLabel(/click to browse/).setInputFiles(file);
  await expect(page.getByText(`${file.name} uploaded successfully!`)).toBeVisible();
  await page
    .getByRole('button', { name: `Copy URL of ${file.name}` })
    .first()
    .click();
  return page.evaluate(() => navigator.clipboard.readText());
}

const visit = async (context: BrowserContext, url: string) => {
  const visitor = await context.newPage();
  return { visitor, response: await visitor.goto(url) };
};

test('links on a live domain work over HTTPS, and nothing else is there', async ({
  page,
  context,
  perch,
  dns,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/(429.*\/check|404.*https:\/\/files)/);
  await setUp({ page, perch, token, dns });
  const card = cardOf(page, name);
  await expect(card).toContainText('HTTPS: works');
  await expect(card.getByRole('link', { name: `Open ${name}` })).toHaveAttribute(
    'href',
    `https://${name}/`,
  );
  await look('domain-live');

  await page.goto('/uploads');
  await page.getByLabel('Links of new uploads on').selectOption(name);
  await page.reload();
  await expect(page.getByLabel('Links of new uploads on')).toHaveValue(name);
  await look('uploads-domain-choice');
  const link = await uploadOn(page, textFile('note.txt'));
  expect(link).toMatch(/^https:\/\/files\.wren\.example\/\w{10,}\.txt$/);
  await page.getByLabel('Links of new uploads on').selectOption('');
  expect(await uploadOn(page, textFile('other.txt'))).toContain(`${perch.origin}/f/`);

  const { visitor, response } = await visit(context, link);
  expect(response?.status()).toBe(200);
  await expect(visitor.getByText('perch perch').first()).toBeVisible();
  const front = await visitor.goto(`https://${name}/`);
  expect(front?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { name: 'Files live here' })).toBeVisible();
  expect(await visitor.content()).not.toMatch(/perch|wren/i);
  for (const path of [
    '/nothing',
    '/login',
    '/dashboard',
    '/api/config',
    '/api/upload/my',
    '/f/x',
  ]) {
    const answer = await visitor.goto(`https://${name}${path}`);
    expect(`${path} ${answer?.status()}`).toBe(`${path} 404`);
    await expect(visitor.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    expect(await visitor.content()).not.toMatch(/perch/i);
  }
});

test('nothing that is uploaded reads the token of the app', async ({
  page,
  context,
  perch,
  dns,
  token,
  complaints,
}) => {
  complaints.announce(/429.*\/check/);
  complaints.announce(/Content Security Policy|sandboxed|ERR_ABORTED/);
  await setUp({ page, perch, token, dns });
  await page.goto('/uploads');
  await page.getByLabel('Links of new uploads on').selectOption(name);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const script = `
    const take = (from) => fetch('/stolen?' + from + localStorage.getItem('ez_gg_token'));
    take('here-');
    const frame = document.createElement('iframe');
    frame.src = '${perch.origin}/dashboard';
    document.documentElement.append(frame);
    frame.onload = () => fetch('/stolen?' + frame.contentWindow.localStorage.getItem('ez_gg_token'));
  `;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`;
  const html = `<!doctype html><title>page</title><script>${script}</script>`;
  for (const file of [
    fileOf('drawing.svg', 'image/svg+xml', svg),
    fileOf('page.html', 'text/html', html),
  ]) {
    const link = await uploadOn(page, file);
    expect(link).toContain(`https://${name}/`);
    const visitor = await context.newPage();
    // Offered as a download, it is opened nowhere.
    const saving = visitor.waitForEvent('download');
    await visitor.goto(link).catch(() => undefined);
    await saving;
    const { status, policy } = await visitor.evaluate(() => ({
      status: document.title,
      policy: document.URL,
    }));
    expect(status + policy).not.toContain('page');
  }
  expect(asked.some((url) => url.includes(`https://${name}/`))).toBe(true);
  expect(asked.filter((url) => url.includes('stolen'))).toEqual([]);
  // The token is still where the app keeps it, and the domain has a storage of its own.
  expect(await page.evaluate(() => localStorage.getItem('ez_gg_token'))).toBe(token);
  const { visitor } = await visit(context, `https://${name}/`);
  expect(await visitor.evaluate(() => localStorage.getItem('ez_gg_token'))).toBeNull();
});

test('the front page leads where its owner says, and files move to another domain', async ({
  page,
  context,
  perch,
  dns,
  token,
  complaints,
  look,
}) => {
  complaints.announce(/429.*\/check|400.*\/redirect/);
  await setUp({ page, perch, token, dns });
  await approveDomain(perch, token, await requestDomain(perch, token, 'second.example'));
  const card = cardOf(page, name);
  await card.getByText('Options').click();
  const field = card.getByLabel('Front page leads to');
  const save = card.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await field.fill('www.second.example');
  await save.click();
  await expect(card.getByText('The address must begin with https:// or http://.')).toBeVisible();
  await look('domain-redirect-refused');
  await field.fill(perch.origin);
  await save.click();
  await expect(page.getByText('Front page saved.')).toBeVisible();
  await expect(field).toHaveValue(`${perch.origin}/`);
  const { visitor } = await visit(context, 'about:blank');
  await expect(async () => {
    await visitor.goto(`https://${name}/`);
    expect(new URL(visitor.url()).origin).toBe(perch.origin);
  }).toPass();

  await page.goto('/uploads');
  await page.getByLabel('Links of new uploads on').selectOption(name);
  const link = await uploadOn(page, imageFile('bird.png'));
  await page.goto('/domains');
  await card.getByText('Options').click();
  await card.getByRole('button', { name: 'Move all files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move files' });
  await expect(dialog).toContainText(`Their old links work on for as long as ${name} does.`);
  await expect(dialog.getByRole('option')).toHaveText([
    `This server (${new URL(perch.origin).host})`,
    'second.example',
  ]);
  await look('domain-move-files');
  await dialog.getByRole('button', { name: 'Move files' }).click();
  await expect(page.getByText('1 file moved; earlier links still work.')).toBeVisible();
  await page.goto('/uploads');
  await page.getByRole('button', { name: 'Copy URL of bird.png' }).first().click();
  const moved = await page.evaluate(() => navigator.clipboard.readText());
  expect(moved).toContain(`${perch.origin}/f/`);
  expect((await visit(context, link)).response?.status()).toBe(200);
});
