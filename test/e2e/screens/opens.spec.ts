// @desktop

import { adminScreens } from '../support/pages/admin-screens.ts';
import {
  otherScreens,
  type Screen,
  signedOutScreens,
  uploadScreens,
} from '../support/pages/screens.ts';
import { visit } from '../support/pages/visit.ts';
import {
  fillInstallation,
  sampleEnv,
  type SampleInstallation,
} from '../support/state/sample-installation.ts';
import { expectToFit, test as withServer } from '../support/test.ts';

const test = withServer.extend<{ sample: SampleInstallation }>({
  env: sampleEnv,
  home: '',
  sample: async ({ perch, token }, use) => use(await fillInstallation(perch, token)),
});

// None needs another.
test.describe.configure({ mode: 'parallel' });

const groups: { what: string; screensOf: (sample: SampleInstallation) => Screen[] }[] = [
  { what: 'of one’s own uploads', screensOf: () => uploadScreens },
  { what: 'of the other pages of one’s own', screensOf: () => otherScreens },
  { what: 'of the administration', screensOf: ({ longestId }) => adminScreens(longestId) },
];

for (const { what, screensOf } of groups) {
  test(`every screen ${what} opens under its title, fits, and complains of nothing`, async ({
    page,
    sample,
    complaints,
  }) => {
    // Another email has to be confirmed, and so has an authenticator app.
    complaints.announce(/403.*\/api\/auth\/(profile|totp)/);
    const screens = screensOf(sample);
    for (const [index, screen] of screens.entries()) {
      await visit(page, screen, screens[index - 1]);
      await expectToFit(page, screen.name);
    }
  });
}

test('every screen of a visitor opens under its title, fits, and complains of nothing', async ({
  page,
}) => {
  for (const [index, screen] of signedOutScreens.entries()) {
    await visit(page, screen, signedOutScreens[index - 1]);
    await expectToFit(page, screen.name);
  }
});
