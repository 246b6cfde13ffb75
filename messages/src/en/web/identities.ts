import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** One's accounts at other providers, in the settings. */
export const identities = {
  title: 'Linked accounts',
  lead: 'Accounts of other services that you use to sign in here.',
  none: 'No accounts linked yet.',
  loading: 'Loading your linked accounts',
  failed: 'Your linked accounts could not be loaded',
  link: ({ provider }: { provider: string }) => `Link with ${isolate(provider)}`,
  /** `date` stands for the date in an element of its own. */
  added: ({ date }: { date: string }) => `Linked ${date}`,
  lastUsed: ({ date }: { date: string }) => `Last used ${date}`,
  neverUsed: 'Never used',
  unlink: ({ name }: { name: string }) => `Unlink ${isolate(name)}`,
  unlinkText: 'You can no longer use it to sign in here.',
  confirmUnlink: 'Unlink',
  unlinked: 'Account unlinked.',
  isLinked: 'Account linked. You can now use it to sign in here.',
  notLinked: {
    refused: 'The account was not linked: the provider or this server refused it.',
    expired: 'The account was not linked: it took too long. Please try again.',
    unavailable:
      'The account was not linked: the provider cannot be reached. Please try again later.',
    taken: 'The account was not linked: it belongs to another account of this server.',
    other: 'The account was not linked. Please try again.',
  },
};
