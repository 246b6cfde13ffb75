// @long @desktop

import { fileOf, store } from '../support/files/files.ts';
import { approve, register } from '../support/state/accounts.ts';
import { expect, test } from '../support/test.ts';

const markup = `<img src="/stolen" onerror="document.title='ran'"><b>`;

/** Ways that pages which take text for markup, a link or a template would fall for. */
const fileNames = [
  `${markup}.txt`,
  `javascript:document.title='ran'.txt`,
  `{{constructor.constructor('document.title=1')()}}.txt`,
  `"><script>document.title='ran'<script>.txt`,
];

test('names are text on every screen, whatever stands in them', async ({ page, perch, token }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const person = { username: markup, email: 'wren@example.org', password: 'battery staple' };
  const id = await register(perch, person);
  for (const name of fileNames) await store(perch, token, fileOf(name, 'text/html', name));

  const expectText = async (path: string, text: string) => {
    await page.goto(path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect(await page.locator('img[src="/stolen"], [onerror]').count()).toBe(0);
    expect(await page.title()).not.toMatch(/^(ran|1)$/);
  };
  await expectText('/admin?tab=pending-users', markup);
  await approve(perch, token, id);
  await expectText('/admin?tab=users', markup);
  await expectText(`/admin?tab=users&search=${encodeURIComponent(markup)}`, markup);
  // Where a slash is, a path has been.
  for (const name of fileNames) {
    const shown = name.split('/').at(-1) ?? '';
    await expectText('/uploads', shown);
    await expectText(`/uploads?search=${encodeURIComponent(shown)}`, shown);
  }
  await expectText('/dashboard', 'Files');
  expect(asked.filter((url) => url.includes('/stolen'))).toEqual([]);
});
