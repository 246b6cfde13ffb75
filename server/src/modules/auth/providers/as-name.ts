import type { ProviderAccount } from './provider-account.ts';

const nameLengthMax = 254;

/** In one line of bounded length, as the database takes it. */
export const asName = ({ name, subject }: Pick<ProviderAccount, 'name' | 'subject'>): string =>
  (name || subject)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, nameLengthMax)
    .toWellFormed();
