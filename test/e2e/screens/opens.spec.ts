// @desktop

import type { Page } from '@playwright/test';

import { adminScreens } from '../support/pages/admin-screens.ts';
import { ownScreens, type Screen, signedOutScreens } from '../support/pages/screens.ts';
import { visit } from '../support/pages/visit.ts';
import { testWithSample as test } from '../support/test-with-sample.ts';
import { expectToFit } from '../support/test.ts';

// None needs another.
test.describe.configure({ mode: 'parallel' });

async function visitEach(page: Page, screens: Screen[]): Promise<void> {
  for (const [index, screen] of screens.entries()) {
    await visit(page, screen, screens[index - 1]);
    await expectToFit(page, screen.name);
  }
}

for (const { what, screens } of ownScreens) {
  test(`every screen ${what} opens under its title, fits, and complains of nothing`, async ({
    page,
    sample: _sample,
    complaints,
  }) => {
    // Another email has to be confirmed, and so has an authenticator app.
    complaints.announce(/403.*\/api\/auth\/(profile|totp)/);
    await visitEach(page, screens);
  });
}

test('every screen of the administration opens under its title, fits, and complains of nothing', async ({
  page,
  sample,
}) => {
  await visitEach(page, adminScreens(sample.longestId));
});

test('every screen of a visitor opens under its title, fits, and complains of nothing', async ({
  page,
  perch: _perch,
}) => {
  await visitEach(page, signedOutScreens);
});
