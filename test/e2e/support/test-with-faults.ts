import { FailingServer } from './servers/failing-server.ts';
import { test } from './test.ts';

/** As `test`, with the browser on a server in front of Perch that can be made to fail. */
export const testWithFaults = test.extend<{ front: FailingServer }>({
  front: async ({ perch }, use) => {
    await using front = await FailingServer.inFrontOf(perch);
    await use(front);
  },

  baseURL: async ({ front }, use) => use(front.origin),
});
