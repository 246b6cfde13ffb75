import { type BrowserContext, expect, type Page } from '@playwright/test';

import type { NameServer } from '../../../support/services/name-server.ts';
import type { TestFile } from '../files/files.ts';
import { clipboardText } from '../pages/clipboard.ts';
import { uploaded } from '../pages/uploading.ts';
import { approveDomain, checkUntil, findDomain, requestDomain } from '../state/domains.ts';
import { launch } from './launch.ts';
import type { Perch } from './perch.ts';

/** Perch behind Caddy at `address`, where the browser finds every name that ends in `.example`. */
export const worldOf = (address: string) => ({
  address,
  isBehindCaddy: true,
  // Caddy's own authority is known to Perch, not to the browser.
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launch,
    args: [...launch.args, `--host-resolver-rules=MAP *.example ${address}`],
  },
});

interface Owner {
  page: Page;
  perch: Perch;
  token: string;
  dns: NameServer;
  address: string;
}

/** A domain that an administrator has approved and whose owner has entered everything. */
export async function setUpDomain(owner: Owner, name: string): Promise<void> {
  const { page, perch, token, dns, address } = owner;
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

/** Uploads through the page; gives the link that the list then has. */
export async function uploadOn(page: Page, file: TestFile): Promise<string> {
  await page.getByLabel(/click to browse/).setInputFiles(file);
  await expect(uploaded(page, file.name)).toBeVisible();
  return copyLinkOf(page, file.name);
}

/** What the button in the list, or beside it, puts into the clipboard. */
export async function copyLinkOf(page: Page, fileName: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page
    .getByRole('button', { name: `Copy URL of ${fileName}` })
    .first()
    .click();
  await expect.poll(() => clipboardText(page)).not.toBe('');
  return clipboardText(page);
}

/** Opens an address beside the app, as a visitor with the link. */
export async function visit(context: BrowserContext, url: string) {
  const visitor = await context.newPage();
  return { visitor, response: await visitor.goto(url) };
}
