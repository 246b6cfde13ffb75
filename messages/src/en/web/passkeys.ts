import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('en');

/** One's passkeys, in the settings. */
export const passkeys = {
  title: 'Passkeys',
  lead: 'Sign in without a password: with your fingerprint, your face, a PIN or a security key.',
  none: 'You have no passkeys yet.',
  loading: 'Loading your passkeys',
  failed: 'Your passkeys could not be loaded',
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'To tell it apart from your other passkeys.',
  nameRequired: 'A name is required',
  make: 'Continue',
  wasAdded: 'Passkey added.',
  known: 'This device already has a passkey of your account.',
  /** `date` stands for the date in an element of its own. */
  added: ({ date }: { date: string }) => `Added ${date}`,
  lastUsed: ({ date }: { date: string }) => `Last used ${date}`,
  neverUsed: 'Never used',
  synced: 'Synced',
  rename: ({ name }: { name: string }) => `Rename ${isolate(name)}`,
  remove: ({ name }: { name: string }) => `Remove ${isolate(name)}`,
  removeText:
    'You can no longer use it to sign in. Your device may keep offering it until you delete it there.',
  confirmRemove: 'Remove',
  removed: 'Passkey removed.',
  full: ({ max }: { max: number }) =>
    plural(max, {
      one: 'An account can have up to # passkey. Remove it to add another.',
      other: 'An account can have up to # passkeys. Remove one to add another.',
    }),
};
