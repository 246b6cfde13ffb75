// @desktop @long

import type { Page } from '@playwright/test';

import { markdownAttacks } from '../../support/hostile/markdown-attacks.ts';
import { fileOf, imageFile, store, type TestFile } from '../support/files/files.ts';
import { hostileFiles } from '../support/files/hostile-files.ts';
import { pdf } from '../support/files/pdf.ts';
import { pictureFile } from '../support/files/picture.ts';
import { webm } from '../support/files/video.ts';
import { clipboardText } from '../support/pages/clipboard.ts';
import { launchWithViewers } from '../support/servers/launch.ts';
import type { Perch } from '../support/servers/perch.ts';
import { approve, register, robin, signIn } from '../support/state/accounts.ts';
import { approveDomain, requestDomain } from '../support/state/domains.ts';
import { expect, openAs, test } from '../support/test.ts';

const domain = 'files.perch.example';

test.use({
  env: { MAX_FILE_SIZE: '30MB', BASE_DOMAINS: 'perch.example' },
  home: '',
  launchOptions: {
    ...launchWithViewers,
    args: [...launchWithViewers.args, `--host-resolver-rules=MAP ${domain} 127.0.0.1`],
  },
});

const binary = (name: string, mimeType: string, buffer: Buffer): TestFile => ({
  name,
  mimeType,
  buffer,
});

/** Stores a file; the path of its page. */
async function storeForPage(perch: Perch, token: string, file: TestFile): Promise<string> {
  const { pathname } = new URL(await store(perch, token, file));
  return pathname.replace(/^\/f\/(\w+).*/, '/v/$1');
}

const code = `// Colours\nconst answer: number = 42;\nexport const text = 'words';\n`.repeat(40);
const markdown = `# Notes\n\nSome **bold** words.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[state](/healthz)\n`;

/** On either screen, each in one of the themes. */
async function lookTwice(page: Page, look: (name: string) => Promise<void>, name: string) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await look(`file-page-${name}-phone`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await look(`file-page-${name}`);
}

test('a page shows its file, whatever kind it is', async ({ page, perch, token, look }) => {
  const open = async (file: TestFile) => page.goto(await storeForPage(perch, token, file));

  await open(pictureFile('sky over a field.png'));
  const picture = page.getByRole('img', { name: 'sky over a field.png' });
  await expect(picture).toHaveJSProperty('naturalWidth', 480);
  await lookTwice(page, look, 'picture');
  const width = () => picture.evaluate((element) => element.clientWidth);
  const fitting = await width();
  await picture.click();
  await expect.poll(width).toBe(fitting * 2);
  await page.keyboard.press('+');
  await expect.poll(width).toBe(fitting * 3);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitting);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboardText(page)).toBe(page.url());
  await expect(page.getByLabel('BBCode')).toBeHidden();
  await page.getByText('Links and embed codes').click();
  for (const name of ['Page', 'Direct link', 'Markdown', 'HTML', 'BBCode']) {
    const field = page.getByLabel(name, { exact: true });
    const row = page.locator('p', { has: field });
    await row.getByRole('button', { name: 'Copy' }).click();
    await expect(row.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboardText(page)).toBe(await field.inputValue());
  }

  await open(binary('film.webm', 'video/webm', webm(20, 20_000)));
  await expect(page.getByLabel('Preview of film.webm')).toHaveJSProperty('duration', 20);
  await look('file-page-video');

  await open(fileOf('sound.mp3', 'audio/mpeg', 'ID3\u0004\0\0\0\0\0\0'));
  await expect(page.getByLabel('Preview of sound.mp3')).toBeVisible();

  await open(binary('paper.pdf', 'application/pdf', pdf('Good morning')));
  await expect(page.getByTitle('Preview of paper.pdf')).toHaveAttribute('src', /^blob:/);
  await look('file-page-pdf');

  await open(fileOf('notes.md', 'text/markdown', markdown));
  const notes = page.frameLocator('iframe');
  await expect(notes.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await look('file-page-markdown');
  // Out of the sandbox a link opens as any other.
  const opening = page.waitForEvent('popup');
  await notes.getByRole('link', { name: 'state' }).click();
  await expect(await opening).toHaveURL(`${perch.origin}/healthz`);

  await open(fileOf('data.bin', '', 'anything'));
  await expect(page.getByText('No preview is available')).toBeVisible();
  await look('file-page-card');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('data.bin');
});

test('a page opens the share sheet of the system, where there is one', async ({
  page,
  perch,
  token,
}) => {
  const path = await storeForPage(perch, token, imageFile('picture.png'));
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share…' })).toBeHidden();
  // Chromium has it on some systems only.
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = JSON.stringify(shared);
      return Promise.reject(new Error('The sheet was closed.'));
    };
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page).toHaveTitle(JSON.stringify({ title: 'picture.png', url: page.url() }));
});

test('only who manages a file gets a link to it in the app', async ({
  browser,
  page,
  perch,
  token,
}) => {
  const path = await storeForPage(perch, token, imageFile('picture.png'));
  const context = await browser.newContext({ baseURL: perch.origin });
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Manage' })).toBeHidden();
  await context.close();
  const other = await browser.newContext({ baseURL: perch.origin });
  const stranger = await other.newPage();
  const errors: string[] = [];
  stranger.on('console', (said) => errors.push(said.text()));
  const finch = { ...robin, username: 'finch', email: 'finch@perch.example' };
  await approve(perch, token, await register(perch, finch));
  await openAs(stranger, await signIn(perch, finch));
  const asked = stranger.waitForResponse(/\/access$/);
  await stranger.goto(path);
  await (await asked).finished();
  await expect(stranger.getByRole('link', { name: 'Manage' })).toBeHidden();
  expect(errors).toEqual([]);
  await other.close();
  await page.goto(path);
  await page.getByRole('link', { name: 'Manage' }).click();
  await expect(page).toHaveURL(/\/uploads\?file=/);
  await expect(page.getByRole('dialog').getByText('picture.png').first()).toBeVisible();
});

test('tables and lists of tasks are shown as such', async ({ page, perch, token, look }) => {
  const rows = Array.from({ length: 40 }, (_, index) => `${index},"Name, ${index}",${index * 7}`);
  const table = fileOf('numbers.csv', 'text/csv', `Number,Name,Value\n${rows.join('\n')}\n`);
  await page.goto(await storeForPage(perch, token, table));
  await expect(page.getByRole('cell', { name: 'Name, 39' })).toHaveCount(1);
  await lookTwice(page, look, 'table');
  await page.getByRole('link', { name: 'Show as text' }).click();
  await expect(page.locator('#L2')).toHaveText('0,"Name, 0",0');

  await page.goto(
    await storeForPage(perch, token, fileOf('list.md', 'text/markdown', '- [x] done\n- [ ] open')),
  );
  await expect(page.frameLocator('iframe').getByRole('listitem')).toHaveText(['☑ done', '☐ open']);
  await lookTwice(page, look, 'tasks');
});

test('code is coloured and its lines are linked, on a domain as well', async ({
  page,
  perch,
  token,
  look,
}) => {
  const path = await storeForPage(perch, token, fileOf('code.ts', 'text/plain', code));
  const id = await requestDomain(perch, token, domain, 'subdomain');
  await approveDomain(perch, token, id);
  await page.goto(`http://${domain}:${perch.port}${path}#L5-L7`);
  await expect(page.locator('.h-keyword').first()).toHaveText('const');
  await expect(page.locator('#L8 .h-keyword')).toHaveText('const');
  await expect(page.locator('.marked')).toHaveCount(3);
  // The text is the file's, colours or not.
  expect(await page.locator('pre').textContent()).toBe(code);
  await page.goto(path);
  await expect(page.locator('.h-keyword').first()).toHaveText('const');
  await page.locator('#L3').click({ position: { x: 20, y: 8 } });
  await page.locator('#L4').click({ position: { x: 20, y: 8 }, modifiers: ['Shift'] });
  await expect(page).toHaveURL(/#L3-L4$/);
  await expect(page.locator('.marked')).toHaveCount(2);
  await lookTwice(page, look, 'code');
});

test('a link to a line of a long text opens the part that has it', async ({
  page,
  perch,
  token,
  look,
}) => {
  const lines = Array.from({ length: 4500 }, (_, index) => `line ${index + 1}\n`).join('');
  const path = await storeForPage(perch, token, fileOf('long.log', 'text/plain', lines));
  await page.goto(`${path}#L4100-L4102`);
  await expect(page.locator('.marked')).toHaveText(['line 4100', 'line 4101', 'line 4102']);
  await expect(page).toHaveURL(/\?part=3#L4100-L4102$/);
  await expect(page.locator('#L4100')).toBeInViewport();
  await page.getByRole('link', { name: 'Previous lines' }).click();
  await expect(page.getByText('Lines 2,001–4,000')).toBeVisible();
  await expect(page.locator('#L2001')).toHaveText('line 2001');
  await lookTwice(page, look, 'part');
  // Behind the end, and no part: the page stays.
  await page.goto(`${path}?part=3#L9000`);
  await expect(page.locator('#L4500')).toHaveCount(1);
  await expect(page.locator('.marked')).toHaveCount(0);
});

test('without scripts everything but the viewer of PDFs is there', async ({
  browser,
  perch,
  token,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: perch.origin });
  const page = await context.newPage();
  const open = async (file: TestFile) => page.goto(await storeForPage(perch, token, file));
  await open(pictureFile('picture.png'));
  await expect(page.getByRole('img', { name: 'picture.png' })).toBeVisible();
  await page.getByText('Links and embed codes').click();
  await expect(page.getByLabel('Markdown')).toBeVisible();
  await expect(page.getByLabel('Markdown')).toHaveValue(/^!\[picture\.png]\(http/);
  await expect(page.getByRole('button')).toHaveCount(0);
  await open(fileOf('code.ts', 'text/plain', code));
  await expect(page.locator('#L2')).toHaveText('const answer: number = 42;');
  await open(fileOf('notes.md', 'text/markdown', markdown));
  const notes = page.frameLocator('iframe');
  await expect(notes.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await open(binary('paper.pdf', 'application/pdf', pdf('Good morning')));
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeVisible();
  await context.close();
});

// Two of each way in which a page shows files; what all of them could do is tried in hostile-files.spec.ts.
const ofEachKind = new Set(
  'page.html utf-16.html drawing.svg page.png page.mp4 page.mp3 page.pdf script.pdf page.md script.js'.split(
    ' ',
  ),
);

test('no hostile name or content runs, loads or offends the policy', async ({
  page,
  perch,
  token,
}) => {
  const attack = `"><img src=x onerror="document.title='ran'"><script>document.title='ran'`;
  const files = [
    ...hostileFiles('http://attacker.invalid').filter(({ name }) => ofEachKind.has(name)),
    fileOf('attacks.md', 'text/markdown', markdownAttacks.join('\n\n')),
    ...['txt', 'md', 'ts', 'zip'].map((extension) =>
      fileOf(`${attack}.${extension}`, 'text/html', attack),
    ),
    { ...pictureFile(`${attack}.png`) },
    fileOf('line.js', 'text/plain', `const a = '${'<b>'.repeat(100_000)}';`),
  ];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const file of files) {
    await page.goto(await storeForPage(perch, token, file));
    await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
    expect(await page.title(), file.name).not.toBe('ran');
    expect(await page.locator('[onerror], pre :not(code, span), pre span[style]').count()).toBe(0);
  }
  expect(asked.filter((url) => url.includes('attacker'))).toEqual([]);
});
