import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** One's passkeys, in the settings. */
export const passkeys = {
  title: 'Passkeys',
  lead: 'Sign in without a password: with your fingerprint, your face, a PIN or a security key.',
  none: 'You have no passkeys yet.',
  loading: 'Loading your passkeys',
  failed: 'Your passkeys cannot be shown',
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'As you like, to tell it from others.',
  nameRequired: 'A name is required',
  make: 'Go on',
  wasAdded: 'The passkey is added.',
  known: 'This device already has a passkey of your account.',
  /** `date` stands for the date in an element of its own. */
  added: ({ date }: { date: string }) => `Added ${date}`,
  lastUsed: ({ date }: { date: string }) => `Last used ${date}`,
  neverUsed: 'Never used',
  synced: 'Synced',
  rename: ({ name }: { name: string }) => `Rename ${isolate(name)}`,
  remove: ({ name }: { name: string }) => `Remove ${isolate(name)}`,
  removeText:
    'It no longer signs you in. Your device may go on offering it until you delete it there.',
  confirmRemove: 'Remove',
  removed: 'The passkey is removed.',
  full: ({ max }: { max: number }) =>
    plural(max, {
      one: 'An account has at most # passkey. Remove it to add another.',
      other: 'An account has at most # passkeys. Remove one to add another.',
    }),
};
