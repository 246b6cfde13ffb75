import { withAsciiDomain } from '@perch/contract/accounts/email-domain';

/** The form in which usernames are compared: equal keys mean the same account. */
export const accountKey = (text: string) =>
  text.normalize('NFC').trim().toLowerCase().normalize('NFC');

/** The same for emails: their domain is A-labels, however it was written. */
export const emailKey = (email: string): string => withAsciiDomain(accountKey(email));

/** Part of an email as it is searched: a domain may stand alone. */
export const emailPartKey = (part: string): string =>
  part.includes('@') ? emailKey(part) : withAsciiDomain(`@${accountKey(part)}`).slice(1);

/**
 * The keys under which an account with this email may be found. Two accounts that differed only in
 * how their domain was written have both kept their own; the one as written comes first.
 */
export const emailKeys = (email: string): [string, string] => [accountKey(email), emailKey(email)];
