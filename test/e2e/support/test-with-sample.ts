import {
  fillInstallation,
  sampleEnv,
  type SampleInstallation,
} from './state/sample-installation.ts';
import { test } from './test.ts';

/** As `test`, with something of everything on the server; the test opens a page itself. */
export const testWithSample = test.extend<{ sample: SampleInstallation }>({
  env: sampleEnv,
  home: '',
  sample: async ({ perch, token }, use) => use(await fillInstallation(perch, token)),
});
