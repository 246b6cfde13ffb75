// @desktop @long

import { ownAddress } from '../../support/services/caddy.ts';
import { imageFile, textFile } from '../support/files/files.ts';
import { expect, test } from '../support/outside.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { openUploadOptions } from '../support/pages/uploading.ts';
import {
  copyLinkOf,
  setUpDomain,
  uploadOn,
  visit,
  worldOf,
} from '../support/servers/live-domain.ts';
import { approveDomain, cardOf, requestDomain } from '../support/state/domains.ts';

const address = ownAddress();
const name = 'files.wren.example';

test.use(worldOf(address));

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
  await setUpDomain({ page, perch, token, dns, address }, name);
  const card = cardOf(page, name);
  await expect(card).toContainText('HTTPS: works');
  await expect(card.getByRole('link', { name: `Open ${name}` })).toHaveAttribute(
    'href',
    `https://${name}/`,
  );
  await look('domain-live');

  await page.goto('/uploads');
  await openUploadOptions(page);
  await page.getByLabel('New uploads get links on').selectOption(name);
  await page.reload();
  await openUploadOptions(page);
  await expect(page.getByLabel('New uploads get links on')).toHaveValue(name);
  await look('uploads-domain-choice');
  const link = await uploadOn(page, textFile('note.txt'));
  expect(link).toMatch(/^https:\/\/files\.wren\.example\/\w{10,}\.txt$/);
  await openUploadOptions(page);
  await page.getByLabel('New uploads get links on').selectOption('');
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

test('the ShareX configuration of a live domain gives links on it', async ({
  page,
  context,
  perch,
  dns,
  token,
  request,
  complaints,
}) => {
  complaints.announce(/429.*\/check/);
  await setUpDomain({ page, perch, token, dns, address }, name);
  await cardOf(page, name).getByRole('button', { name: 'Copy ShareX Config' }).click();
  await expect(page.getByText('ShareX configuration copied to clipboard!')).toBeVisible();
  const config = JSON.parse(await clipboardText(page));
  const file = { name: 'shot.txt', mimeType: 'text/plain', buffer: Buffer.from('by ShareX') };
  const answer = await request.fetch(config.RequestURL, {
    method: config.RequestMethod,
    headers: config.Headers,
    multipart: { ...config.Arguments, [config.FileFormName]: file },
  });
  expect(answer.status()).toBe(201);
  const { url } = (await answer.json()).file;
  expect(url).toMatch(/^https:\/\/files\.wren\.example\//);
  const { visitor, response } = await visit(context, url);
  expect(response?.status()).toBe(200);
  await expect(visitor.getByText('by ShareX')).toBeVisible();
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
  complaints.announce(/429.*\/check|400.*\/(redirect|brand)|404.*\/nothing/);
  await setUpDomain({ page, perch, token, dns, address }, name);
  await approveDomain(perch, token, await requestDomain(perch, token, 'second.example'));
  const card = cardOf(page, name);
  await card.getByText('Options').click();
  const field = card.getByLabel('Front page redirects to');
  // The brand of the domain's pages is a form of its own.
  const form = card.locator('form').filter({ has: page.getByLabel('Front page redirects to') });
  const save = form.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await field.fill('www.second.example');
  await save.click();
  await expect(card.getByText('The URL must begin with https:// or http://.')).toBeVisible();
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

  const brand = card.locator('form').filter({ has: page.getByLabel('Name on its pages') });
  await brand.getByLabel('Name on its pages').fill('Wren & Sons');
  await brand.getByLabel('Accent colour of its pages').fill('#ffee00');
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(brand).toContainText('4.5:1');
  await look('domain-brand-refused');
  await brand.getByLabel('Accent colour of its pages').fill('#45b9e4');
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Brand of ${name} saved.`)).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(async () => {
    await visitor.goto(`https://${name}/nothing`);
    await expect(visitor.getByText('Wren & Sons', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.goto('/uploads');
  await openUploadOptions(page);
  await page.getByLabel('New uploads get links on').selectOption(name);
  const link = await uploadOn(page, imageFile('bird.png'));
  await page.goto('/domains');
  await card.getByText('Options').click();
  await card.getByRole('button', { name: 'Move all files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move files' });
  await expect(dialog).toContainText(`Their old links keep working as long as ${name} does.`);
  await expect(dialog.getByRole('option')).toHaveText([
    `This server (${new URL(perch.origin).host})`,
    'second.example',
  ]);
  await look('domain-move-files');
  await dialog.getByRole('button', { name: 'Move files' }).click();
  await expect(page.getByText('1 file moved. Earlier links still work.')).toBeVisible();
  await page.goto('/uploads');
  const moved = await copyLinkOf(page, 'bird.png');
  expect(moved).toContain(`${perch.origin}/f/`);
  expect((await visit(context, link)).response?.status()).toBe(200);
});
