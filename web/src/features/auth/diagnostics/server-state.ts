import type { PublicSettings } from '@perch/contract/settings';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Anyone can register, and an administrator approves each account.',
  open: 'Anyone can register and sign in at once.',
  invite: 'New accounts are by invitation.',
  closed: 'New accounts are not accepted.',
};

/** Whether the server is set up, and how to get an account. Says neither names nor numbers of users. */
export function describeServer({ isSetUp, registration }: PublicSettings): string {
  const setUp = isSetUp
    ? 'This server is set up and has an administrator.'
    : 'This server is not set up yet: open the set-up link that it printed when it started.';
  return `${setUp} ${registrations[registration]}`;
}
