// The boot script contains this file: it has to stay small.

/** Where a language was chosen: by the account, which is signed in, or on this device. The first one counts. */
export const languageKeys = {
  account: 'perch_account_language',
  device: 'perch_language',
} as const;
export type LanguageOwner = keyof typeof languageKeys;
