// @long

import type { Page } from '@playwright/test';

import { adminScreens } from '../support/pages/admin-screens.ts';
import { ownScreens, type Screen, signedOutScreens } from '../support/pages/screens.ts';
import { visit } from '../support/pages/visit.ts';
import { longName } from '../support/state/sample-installation.ts';
import { testWithSample as test } from '../support/test-with-sample.ts';
import { expect, openAs, openUploads } from '../support/test.ts';

// The phone's browser takes the narrow widths, because it has no mouse; the other one the wide.
const widths = { phone: [320, 390], desktop: [768, 3840, 1280] };
const minutes = 60_000;

// They take long, and none needs another.
test.describe.configure({ mode: 'parallel' });

function widthsOf(project: string): number[] {
  return project === 'phone' ? widths.phone : widths.desktop;
}

interface Visitor {
  page: Page;
  look: (name: string) => Promise<void>;
  lookInLight: (name: string) => Promise<void>;
  /** Of the server; nothing may be asked for elsewhere. */
  origin: string;
  project: string;
}

/** At every width of this browser; the picture and axe's look are of the last. */
async function lookAtEveryWidth(
  { page, look, lookInLight, origin, project }: Visitor,
  screens: Screen[],
): Promise<void> {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.push(url.href);
  });
  for (const [index, screen] of screens.entries()) {
    await visit(page, screen, screens[index - 1]);
    for (const width of widthsOf(project)) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${screen.name} at ${width}`, async () => {
        const shown = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(shown).toBeLessThanOrEqual(width);
      });
    }
    const picture = `every-${screen.name.replace('every-', '')}`;
    await look(picture);
    // The colours are the same on every width.
    if (project !== 'phone') await lookInLight(picture);
  }
  expect(elsewhere, 'requests to other hosts').toEqual([]);
}

test('signed out, every screen fits every width', async ({ page, perch, look, lookInLight }, {
  project,
}) => {
  test.setTimeout(3 * minutes);
  await lookAtEveryWidth(
    { page, look, lookInLight, origin: perch.origin, project: project.name },
    signedOutScreens,
  );
});

for (const { what, screens } of ownScreens) {
  test(`every screen ${what} fits every width`, async ({
    page,
    perch,
    sample: _sample,
    complaints,
    look,
    lookInLight,
  }, { project }) => {
    test.setTimeout(4 * minutes);
    // Another email has to be confirmed, and so has an authenticator app.
    complaints.announce(/403.*\/api\/auth\/(profile|totp)/);
    await lookAtEveryWidth(
      { page, look, lookInLight, origin: perch.origin, project: project.name },
      screens,
    );
  });
}

test('every screen of the administration fits every width', async ({
  page,
  perch,
  sample,
  look,
  lookInLight,
}, { project }) => {
  test.setTimeout(5 * minutes);
  await lookAtEveryWidth(
    { page, look, lookInLight, origin: perch.origin, project: project.name },
    adminScreens(sample.longestId),
  );
});

test('the longest name and address fit, in the menu too', async ({
  page,
  perch,
  sample,
  look,
  lookInLight,
}, { project }) => {
  test.setTimeout(3 * minutes);
  await openAs(page, sample.longestToken);
  const screens: Screen[] = [
    {
      name: 'longest-dashboard',
      path: '/dashboard',
      title: 'Dashboard · Perch',
      shows: 'harbour at dusk.png',
    },
    {
      name: 'longest-profile',
      path: '/settings',
      title: 'Profile · Settings · Perch',
      shows: 'Save Changes',
    },
  ];
  await lookAtEveryWidth(
    { page, look, lookInLight, origin: perch.origin, project: project.name },
    screens,
  );
  if (project.name !== 'phone') return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await look('every-longest-menu');
});

test('while files are on their way, every width has room for them', async ({
  page,
  sample: _sample,
  look,
  lookInLight,
}, { project }) => {
  await openUploads(page);
  await page.getByLabel(/click to browse/).setInputFiles([
    { name: longName, mimeType: 'text/plain', buffer: Buffer.alloc(1000, 'a') },
    { name: 'too large.bin', mimeType: 'text/plain', buffer: Buffer.alloc(3_000_000, 'a') },
  ]);
  await expect(page.getByText('1 uploaded, 1 failed').first()).toBeVisible();
  for (const width of widthsOf(project.name)) {
    await page.setViewportSize({ width, height: 900 });
    await look('every-tray');
    await lookInLight('every-tray');
  }
});
