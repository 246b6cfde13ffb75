import type { PublicSettings } from '@perch/contract/settings';

import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

type Registration = PublicSettings['registration'];

const setUp = 'This server is set up and has an administrator.';
const notSetUp =
  'This server is not set up yet: open the set-up link that it printed when it started.';

const registrations: Record<Registration, string> = {
  approval: 'Anyone can register, and an administrator approves each account.',
  open: 'Anyone can register and sign in at once.',
  invite: 'New accounts need an invitation.',
  closed: 'New accounts are not accepted.',
};

export interface Answer {
  /** The status code of HTTP. */
  status: number;
  tookMs: number;
}

/** The tools on the login page that find out why signing in fails. */
export const diagnostics = {
  open: 'Connection problems?',
  label: 'Diagnostics',
  asking: 'Asking…',
  noAnswer: ({ seconds }: { seconds: number }) => `No answer within ${number(seconds)} seconds.`,
  connectivity: {
    title: 'Backend connectivity',
    text: 'Checks whether the server and its login respond.',
    start: 'Test connectivity',
    probes: { base: 'Base URL', login: 'Login endpoint', register: 'Register endpoint' },
    unreachable: ({ tookMs }: { tookMs: number }) => `Cannot be reached (after ${tookMs} ms).`,
    exists: ({ status, tookMs }: Answer) => `Exists: answered ${status} in ${tookMs} ms.`,
    works: ({ status, tookMs }: Answer) => `Works: answered ${status} in ${tookMs} ms.`,
    missing: ({ status, tookMs }: Answer) => `Missing: answered ${status} in ${tookMs} ms.`,
    failing: ({ status, tookMs }: Answer) => `Failing: answered ${status} in ${tookMs} ms.`,
    foreign: ({ status, tookMs }: Answer) => `Not Perch: answered ${status} in ${tookMs} ms.`,
    refused: ({ status, tookMs }: Answer) => `Refused: answered ${status} in ${tookMs} ms.`,
    allGood: 'The server answers as it should.',
    someBad: 'The server can be reached, but not everything works.',
    allBad:
      'The server cannot be reached. Check your connection; if other sites work, the server is down.',
  },
  login: {
    title: 'Login',
    text: 'Tries the email and password typed above, without signing in.',
    start: 'Test login',
    nothingTyped: 'Type your email and password above first.',
    welcome: 'Welcome.',
    ended: ({ answer }: { answer: string }) =>
      `The server said: “${isolate(answer)}” The session of this test has been ended.`,
    notEnded: ({ answer }: { answer: string }) =>
      `The server said: “${isolate(answer)}” The session of this test could not be ended; you find it under Settings, Security.`,
    needsSecondFactor:
      'Email and password are right. Signing in also needs your second factor, so no session was opened.',
    refused: ({ status, answer }: { status: number; answer: string }) =>
      `The server said (${status}): “${isolate(answer)}”`,
  },
  users: {
    title: 'Users',
    text: 'Checks whether the server is set up and accepts new accounts.',
    start: 'Check users',
    serverState: ({ isSetUp, registration }: { isSetUp: boolean; registration: Registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'This browser',
    text: 'Deletes everything this browser stores for this server, including your session and preferences.',
    start: 'Clear cache and reload',
  },
};
