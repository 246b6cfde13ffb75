// @long
import type { Page } from '@playwright/test';

import { markdownAttacks } from '../../support/hostile/markdown-attacks.ts';
import { pictureFile } from '../support/files/picture.ts';
import type { Perch } from '../support/servers/perch.ts';
import { approve, becomeAdministrator, register, wren } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

const hostile = '<b>Ann</b> & "Co" \u202Efiles';
const terms = '# Rules\n\nBe kind.\n\n| a | b |\n|---|--:|\n| 1 | 2 |';

async function change(perch: Perch, token: string, body: object): Promise<void> {
  const answer = await fetch(`${perch.origin}/api/admin/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--perch-accent'),
  );

async function setLogo(perch: Perch, token: string): Promise<void> {
  const { buffer } = pictureFile('logo.png');
  const answer = await fetch(`${perch.origin}/api/admin/brand/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(buffer),
  });
  expect(answer.status).toBe(200);
}

test.describe('without a session', () => {
  test.use({ home: '' });

  test('the sign-in page shows name, logo, accent and links of the brand from its first paint', async ({
    page,
    perch,
    look,
  }) => {
    const token = await becomeAdministrator(perch);
    await setLogo(perch, token);
    await change(perch, token, {
      name: hostile,
      accent: '#7c3aed',
      footerLinks: [{ label: 'Status', url: 'https://status.example.org/' }],
      imprint: 'Ann',
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('bdi', { hasText: '<b>Ann</b> & "Co"' })).toBeVisible();
    expect(await page.title()).toContain('<b>Ann</b> & "Co"');
    expect(await page.locator('b').count()).toBe(0);
    expect((await accentOf(page)).trim()).toBe('#9e7bfe');
    const logo = page.locator('img[src^="/brand/logo?"]');
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await expect(page.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
      'href',
      '/legal/imprint',
    );
    await expect(page.getByRole('link', { name: 'Status' })).toBeVisible();
    await look('brand-sign-in');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await look('brand-sign-in-phone');
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: hostile, icons: [{ type: 'image/webp' }] });
  });

  test('registering asks for the terms where there are some', async ({
    page,
    perch,
    complaints,
    look,
  }) => {
    await change(perch, await becomeAdministrator(perch), { terms });
    complaints.announce(/400.*\/api\/auth\/register/);
    await page.goto('/register');
    await page.getByLabel('Username').fill(wren.username);
    await page.getByLabel('Email').fill(wren.email);
    await page.getByLabel('Password', { exact: true }).fill(wren.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(wren.password);
    await look('terms-register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('You must accept the terms of use to register')).toBeVisible();
    await page.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  });

  test('legal pages are shown without a script, in either scheme and on a phone', async ({
    page,
    perch,
    look,
  }) => {
    const token = await becomeAdministrator(perch);
    const long = `${terms}\n\n> Said\n\n1. one\n2. two\n\n\`code\`\n\n${'word '.repeat(400)}`;
    await change(perch, token, { terms: long, imprint: 'Ann, Street 1', name: 'Files of Ann' });
    await page.goto('/legal/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
    await look('legal-terms');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await look('legal-terms-phone');
    await page.getByRole('link', { name: 'Imprint' }).click();
    await expect(page.getByText('Ann, Street 1')).toBeVisible();
  });
});

test.describe('where no policy of the page would stop it', () => {
  test.use({ home: '', bypassCSP: true });

  test('no attack in Markdown runs a script or asks another server @desktop', async ({
    page,
    perch,
  }) => {
    const token = await becomeAdministrator(perch);
    // A setting holds no NUL; the parser has been tried with it.
    const attacksOfText = markdownAttacks.filter((attack) => !attack.includes('\0'));
    const third = Math.ceil(attacksOfText.length / 3);
    const part = (index: number) =>
      attacksOfText.slice(index * third, (index + 1) * third).join('\n\n---\n\n');
    await change(perch, token, { imprint: part(0), privacy: part(1), terms: part(2) });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(perch.origin)) foreign.push(request.url());
    });
    let attacks = 0;
    await page.exposeFunction('perchAttack', () => {
      attacks += 1;
    });
    for (const path of ['imprint', 'privacy', 'terms']) {
      await page.goto(`/legal/${path}`);
      const addresses = await page.evaluate(() => {
        const elements = [...document.querySelectorAll('main *')];
        for (const element of elements) {
          for (const kind of ['mouseover', 'pointerover', 'focus', 'toggle', 'load', 'error']) {
            element.dispatchEvent(new Event(kind));
          }
        }
        return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
          ({ protocol }) => protocol,
        );
      });
      expect(addresses.length).toBeGreaterThan(0);
      for (const protocol of addresses) expect(protocol).toMatch(/^(https?|mailto|tel):$/);
      expect(
        await page.locator('main :is(script,img,svg,iframe,style,form,math,object)').count(),
      ).toBe(0);
    }
    expect([attacks, foreign]).toEqual([0, []]);
  });
});

test.describe('terms that have changed', () => {
  test.use({ home: '/dashboard' });

  test('are asked for before anything else, and accepted once', async ({
    page,
    perch,
    token,
    look,
    complaints,
  }) => {
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const id = await register(perch, wren);
    await approve(perch, token, id);
    await change(perch, token, { terms, accent: '#e5484d' });
    // Of the administrator who has changed them nothing is asked.
    await page.reload();
    // Phones have no room for it.
    await expect(page.getByText('Welcome back, robin')).toBeAttached();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    complaints.announce(/403/);
    await page.getByLabel('Email').fill(wren.email);
    await page.getByLabel('Password', { exact: true }).fill(wren.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'The terms of use have changed' }),
    ).toBeVisible();
    const text = page.frameLocator('iframe');
    await expect(text.getByRole('heading', { name: 'Rules' })).toBeVisible();
    await look('terms-changed');
    await page.setViewportSize({ width: 390, height: 844 });
    await look('terms-changed-phone');
    await page.getByRole('button', { name: 'Accept the terms' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});

test.describe('the logo', () => {
  test.use({ home: '/admin?tab=settings' });

  test('is chosen, replaced and removed among the settings', async ({
    page,
    token: _signedIn,
    look,
    complaints,
  }) => {
    complaints.announce(/400.*\/api\/admin\/brand\/logo/);
    const field = page.getByRole('region', { name: 'Logo' });
    await field.scrollIntoViewIfNeeded();
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      field.getByTestId('logo').setInputFiles({ name, mimeType, buffer });
    await choose('x.png', 'image/png', Buffer.from('<svg/>'));
    await expect(field.getByText('The logo must be a PNG or WebP image.')).toBeVisible();
    const { name, mimeType, buffer } = pictureFile('logo.png');
    await choose(name, mimeType, buffer);
    await expect(page.getByText('Logo saved.')).toBeVisible();
    await expect(field.getByRole('img', { name: 'Logo' })).toBeVisible();
    await expect(page.locator('aside img[src^="/brand/logo?"]')).toHaveCount(1);
    await look('brand-settings');
    await field.getByRole('button', { name: 'Remove the logo' }).click();
    await expect(page.getByText('Logo removed.')).toBeVisible();
    await expect(page.locator('img[src^="/brand/logo?"]')).toHaveCount(0);
  });
});
