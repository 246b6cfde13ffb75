// @long @desktop

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import type { UppyOrder } from '../../support/pages/uppy-page.ts';
import { Elsewhere } from '../../support/servers/other-site.ts';
import { bun, type Perch } from '../../support/servers/perch.ts';
import { expect, test } from '../../support/test.ts';

const source = join(import.meta.dirname, '../../support/pages/uppy-page.ts');

/** Another site with a page that uploads with Uppy. */
async function startSite(): Promise<Elsewhere> {
  const args = ['build', source, '--target=browser', '--format=esm'];
  const { stdout } = await promisify(execFile)(bun, args, { maxBuffer: 16 * 1024 ** 2 });
  const elsewhere = await Elsewhere.start();
  const script = { name: 'uppy.js', mimeType: 'text/javascript', buffer: Buffer.from(stdout) };
  const [address = ''] = elsewhere.serve([script]);
  elsewhere.show(`<script type="module" src="${address}"></script>`);
  return elsewhere;
}

/** A text that is not the same in two places. */
const text = Array.from({ length: 60_000 }, (_, index) => `line ${index}\n`).join('');

async function sendFrom(page: Page, site: Elsewhere, order: UppyOrder) {
  await page.goto(site.origin);
  await page.waitForFunction(() => 'uploadWithUppy' in window);
  return page.evaluate((given) => window.uploadWithUppy(given), order);
}

const order = (perch: Perch, kind: 'tus' | 'form', token = perch.token ?? ''): UppyOrder => ({
  kind,
  origin: perch.origin,
  token,
  name: 'from elsewhere.txt',
  text,
});

for (const kind of ['tus', 'form'] as const) {
  test(`Uppy on a site that is named uploads by ${kind} and gets the link`, async ({
    page,
    perch,
  }) => {
    await using site = await startSite();
    await perch.restart({ CORS_ORIGINS: `https://app.example.com,${site.origin}` });
    const outcome = await sendFrom(page, site, order(perch, kind));
    const link = 'link' in outcome ? outcome.link : outcome.failure;
    expect(link).toMatch(/^http:\/\/localhost:\d+\/f\/\w+\.txt$/);
    const stored = await fetch(link);
    expect(stored.headers.get('content-disposition')).toContain('from elsewhere.txt');
    expect(await stored.text()).toBe(text);
  });

  test(`Uppy on a site that is named reads why ${kind} was refused`, async ({
    page,
    perch,
    complaints,
  }) => {
    complaints.announce(/401|\[Uppy\]/);
    await using site = await startSite();
    await perch.restart({ CORS_ORIGINS: site.origin });
    const outcome = await sendFrom(page, site, order(perch, kind, 'not a token'));
    expect('failure' in outcome && outcome.failure).toContain('"code":"unauthenticated"');
  });

  test(`Uppy on a site that is not named stores nothing by ${kind}`, async ({
    page,
    perch,
    complaints,
  }) => {
    complaints.announce(/CORS|ERR_FAILED|404|\[Uppy\]/);
    await using site = await startSite();
    await perch.restart({ CORS_ORIGINS: 'https://app.example.com' });
    const outcome = await sendFrom(page, site, order(perch, kind));
    expect('failure' in outcome && outcome.failure).toBeTruthy();
    const mine = await fetch(`${perch.origin}/api/upload/my`, {
      headers: { authorization: `Bearer ${perch.token}` },
    });
    expect(await mine.json()).toMatchObject({ total: 0 });
  });
}
