// @long

import type { Page } from '@playwright/test';

import { fileOf, store, textFile } from '../support/files/files.ts';
import { pictureFile } from '../support/files/picture.ts';
import {
  publicStops,
  signedInStops,
  signedOutStops,
  type Stop,
  walkNames,
} from '../support/pages/language-walk.ts';
import type { Perch } from '../support/servers/perch.ts';
import { approve, becomeAdministrator, register, wren } from '../support/state/accounts.ts';
import { makeAlbum } from '../support/state/albums.ts';
import { approveDomain, rejectDomain, requestDomain } from '../support/state/domains.ts';
import { writeOldInstallation } from '../support/state/old-installation.ts';
import { sampleEnv } from '../support/state/sample-installation.ts';
import { axeFindings, expect, expectToFit, test as withServer, tokenKey } from '../support/test.ts';

const minutes = 60_000;

/** The administrator's session, and another account's id. */
interface Sample {
  token: string;
  userId: string;
}

const test = withServer.extend<{ lists: Sample }>({
  env: sampleEnv,
  home: '',
  lists: async ({ perch }, use) => use(await fillLists(perch)),
});

// They take long, and none needs another.
test.describe.configure({ mode: 'parallel' });

/** Something in every list, with names so short that nothing has to be cut off. */
async function fillLists(perch: Perch): Promise<Sample> {
  const token = await becomeAdministrator(perch);
  await store(perch, token, textFile('notes.md'));
  await store(perch, token, fileOf('plan.pdf', 'application/pdf', '%PDF-1.7'));
  await store(perch, token, pictureFile(walkNames.picture));
  await makeAlbum(perch, token, { name: walkNames.album }, [pictureFile('sea.png')]);
  const approved = await requestDomain(perch, token, walkNames.domain, 'subdomain');
  await approveDomain(perch, token, approved);
  await requestDomain(perch, token, 'waits.example');
  const rejected = await requestDomain(perch, token, 'no.example');
  await rejectDomain(perch, token, rejected, 'No.');
  await writeOldInstallation(perch, { files: ['notes.txt'], lost: ['gone.txt'] });
  await register(perch, wren);
  const finch = { ...wren, username: 'finch', email: 'finch@example.org' };
  const userId = await register(perch, finch);
  await approve(perch, token, userId);
  return { token, userId };
}

type Look = (where: string) => Promise<void>;

async function visit(page: Page, { path, shows, open }: Stop): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (shows) await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await open?.(page);
  // Those with a label or a spinner stand where data is awaited.
  const awaited = page.locator('output[aria-label], output:has(.mantine-Loader-root)');
  await expect(awaited).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** From screen to screen in one browser, which is signed in on the way. */
async function walk(page: Page, { token, userId }: Sample, look: Look): Promise<void> {
  const follow = async (stops: Stop[]) => {
    for (const [index, stop] of stops.entries()) {
      const where = `${stop.path} ${index}`;
      await test.step(where, async () => {
        await visit(page, stop);
        await look(where);
      });
    }
  };
  await follow(publicStops);
  await follow(signedOutStops);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const);
  await follow(signedInStops(userId));
}

// Words of almost every English sentence, and of none in another language here.
const english = /\b(the|your|you|with|this|cannot|not|sign in|settings|search|delete)\b/i;

/** The texts and labels of the page that are English. */
async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const labels = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: (string | null)[] = [document.title];
    while (walker.nextNode()) {
      const isCode = walker.currentNode.parentElement?.closest('pre, code, script, style');
      if (!isCode) nodes.push(walker.currentNode.nodeValue);
    }
    return [...nodes, ...labels].map((text) => text ?? '');
  });
  return texts.filter((text) => english.test(text));
}

/** The labels of buttons, links and tabs that have less room than they need. */
function cutOffLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('button, a, [role=tab]')];
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) =>
        [control, ...control.querySelectorAll('*')].some(
          (element) =>
            // Names end in an ellipsis where they are long, and are told in full by the tooltip.
            !element.closest('[data-tooltip]') &&
            element.clientWidth > 0 &&
            element.scrollWidth > element.clientWidth + 1 &&
            // Elements of one line's height for screen readers only are cut off on purpose.
            element.clientWidth > 1,
        ),
      )
      .map((control) => control.textContent.trim() || control.outerHTML.slice(0, 200));
  });
}

const direction = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });

const wide = [
  { locale: 'de', dir: 'ltr', theme: 'light' },
  { locale: 'ar', dir: 'rtl', theme: 'dark' },
];

for (const { locale, dir, theme } of wide) {
  test.describe(`in ${locale}, ${theme}`, () => {
    test.use({ locale });

    test('every screen is in its language @desktop', async ({ page, lists, complaints }) => {
      test.setTimeout(6 * minutes);
      // The pages for missing links.
      complaints.announce(/404.*\/(f\/nothing-here|legal\/imprint)/);
      // An authenticator app has to be confirmed.
      complaints.announce(/403.*\/api\/auth\/totp/);
      await page.addInitScript((chosen) => localStorage.setItem('perch_theme', chosen), theme);
      await walk(page, lists, async (where) => {
        expect.soft(await direction(page), where).toEqual({ lang: locale, dir });
        expect.soft(await englishTexts(page), where).toEqual([]);
        expect.soft(await axeFindings(page), where).toEqual([]);
        await expectToFit(page, where);
      });
    });
  });
}

for (const locale of ['de', 'ru']) {
  test.describe(`in ${locale}, 320 pixels wide`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } });

    test('every screen has room for its labels @only-phone', async ({
      page,
      lists,
      complaints,
    }) => {
      test.setTimeout(6 * minutes);
      complaints.announce(/404.*\/(f\/nothing-here|legal\/imprint)/);
      // An authenticator app has to be confirmed.
      complaints.announce(/403.*\/api\/auth\/totp/);
      await walk(page, lists, async (where) => {
        expect.soft((await direction(page)).lang, where).toBe(locale);
        expect.soft(await cutOffLabels(page), where).toEqual([]);
        // A phone's window grows with a page that is too wide: compared with its own width.
        const shown = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.configure({ soft: true }).poll(shown, where).toBeLessThanOrEqual(320);
      });
    });
  });
}
