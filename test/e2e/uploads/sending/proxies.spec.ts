// @long @desktop

import type { Page } from '@playwright/test';

import { startHeldProxy } from '../../../support/proxies/held-proxy.ts';
import {
  type LimitingProxy,
  startLimitingCaddy,
  startNginx,
} from '../../../support/services/limiting-proxies.ts';
import { waitFor } from '../../../support/wait.ts';
import { makeLargeFile, sha256OfFile } from '../../support/files/large-file.ts';
import { chooser, sendingsOf, storedUploads, tray } from '../../support/pages/uploading.ts';
import type { Perch } from '../../support/servers/perch.ts';
import { freePort } from '../../support/servers/ports.ts';
import { expect, openUploads, test } from '../../support/test.ts';

const MB = 1_000_000;

/** Playwright's test with the browser on a proxy in front of Perch. */
const behindProxy = (start: typeof startLimitingCaddy) =>
  test.extend<{ front: LimitingProxy }>({
    env: { MAX_FILE_SIZE: '100MB' },
    front: async ({ perch }, use) => {
      await using proxy = await start({ port: await freePort(), perch: perch.port });
      await use(proxy);
    },
    baseURL: async ({ front }, use) => use(front.origin),
  });

const behindNginx = behindProxy(startNginx);
const behindStrictNginx = behindProxy((ports) => startNginx(ports, '100k'));

const picker = (page: Page) => page.locator('input[type=file]');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const refused =
  /40[08]|413|423|50[24]|ERR_(CONNECTION_(RESET|ABORTED|CLOSED)|EMPTY_RESPONSE|SOCKET_\w+)/;

/** The path of a new request's page. */
async function askForFiles(perch: Perch): Promise<string> {
  const answer = await fetch(`${perch.origin}/api/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${perch.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Pictures', maxFiles: 20 }),
  });
  const { data }: { data: { request: { url: string } } } = JSON.parse(await answer.text());
  return new URL(data.request.url).pathname;
}

async function expectStored(perch: Perch, token: string, path: string) {
  const sha256 = await sha256OfFile(path);
  await expect
    .poll(async () => (await storedUploads(perch, token)).map((upload) => upload.sha256))
    .toEqual([sha256]);
}

const rememberedBytes = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('perch_piece_limit') ?? '{}').bytes);

for (const [name, behind] of [
  ['nginx', behindNginx],
  ['Caddy', behindProxy(startLimitingCaddy)],
] as const) {
  test.describe(`behind ${name} with a limit of 1 MB`, { tag: '@desktop' }, () => {
    for (const bytes of [1.5 * MB, 12 * MB]) {
      behind(
        `the app sends a file of ${bytes / MB} MB`,
        async ({ page, perch, token, complaints }) => {
          complaints.announce(refused);
          await using file = await makeLargeFile('film.bin', bytes);
          await chooser(page).setInputFiles(file.path);
          await expect(tray(page)).toContainText('1 uploaded');
          await expect(tray(page)).not.toContainText('error');
          await expectStored(perch, token, file.path);
        },
      );
    }

    behind('the page of a request sends a file of 3 MB', async ({ page, perch, complaints }) => {
      complaints.announce(refused);
      await using file = await makeLargeFile('film.bin', 3 * MB);
      await page.goto(await askForFiles(perch));
      await picker(page).setInputFiles(file.path);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Everything has been sent.')).toBeVisible();
      await expectStored(perch, perch.token ?? '', file.path);
    });

    behind(
      'a connection that is cut in the middle of a piece costs no byte',
      async ({ page, perch, front, token, complaints }) => {
        complaints.announce(refused);
        await using network = await startHeldProxy(front.port, await freePort());
        await using file = await makeLargeFile('film.bin', 12 * MB);
        await openUploads(page, `${network.origin}/uploads`);
        network.letThrough(6 * MB);
        await chooser(page).setInputFiles(file.path);
        await waitFor('half of the file', () => network.isHolding());
        network.cut();
        network.letThrough(Number.POSITIVE_INFINITY);
        await expect(tray(page)).toContainText('1 uploaded');
        await expectStored(perch, token, file.path);
      },
    );
  });
}

behindNginx(
  'a length that has passed is remembered for the next file',
  { tag: '@desktop' },
  async ({ page, token: _token, complaints }) => {
    complaints.announce(refused);
    await using first = await makeLargeFile('first.bin', 3 * MB);
    await using second = await makeLargeFile('second.bin', 5 * MB);
    await chooser(page).setInputFiles(first.path);
    await expect(tray(page)).toContainText('1 uploaded');
    const bytes = await rememberedBytes(page);
    expect(bytes).toBeGreaterThanOrEqual(256 * 1024);
    expect(bytes).toBeLessThanOrEqual(1024 ** 2);

    await openUploads(page);
    const sendings = sendingsOf(page);
    await chooser(page).setInputFiles(second.path);
    await expect(tray(page)).toContainText('1 uploaded');
    const offsets = sendings.filter(({ method }) => method === 'PATCH').map(({ offset }) => offset);
    // Nothing is sent in vain.
    expect(offsets).toEqual(offsets.map((_, index) => index * bytes));
  },
);

test.describe('behind nginx with a limit of 100 KB', () => {
  behindStrictNginx(
    'the app names the proxy and the page that helps',
    async ({ page, token: _token, complaints, look, lookInLight }) => {
      complaints.announce(refused);
      await using file = await makeLargeFile('film.bin', 3 * MB);
      await chooser(page).setInputFiles(file.path);
      await expect(tray(page)).toContainText('A proxy (nginx) in front of this server');
      await expect(tray(page)).toContainText('docs/proxies/README.md');
      await look('proxy-blocks');
      await lookInLight('proxy-blocks');
      expect(await rememberedBytes(page)).toBeUndefined();
    },
  );

  behindStrictNginx(
    'the page of a request names the proxy',
    async ({ page, perch, complaints, look }) => {
      complaints.announce(refused);
      await using file = await makeLargeFile('film.bin', 3 * MB);
      await page.goto(await askForFiles(perch));
      await picker(page).setInputFiles(file.path);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(row(page, 'film.bin')).toContainText('A proxy (nginx) in front of this server');
      await look('drop-proxy-blocks');
      await page.emulateMedia({ colorScheme: 'dark' });
      await look('drop-proxy-blocks-dark');
      expect(await storedUploads(perch, perch.token ?? '')).toEqual([]);
    },
  );
});
