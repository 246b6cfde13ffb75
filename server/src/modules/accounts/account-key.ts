import { withAsciiDomain } from '@perch/contract/accounts/email-domain';

/** A username normalized for comparison; equal keys mean the same account. */
export const accountKey = (text: string) =>
  text.normalize('NFC').trim().toLowerCase().normalize('NFC');

/** An email normalized for comparison, its domain in A-labels. */
export const emailKey = (email: string): string => withAsciiDomain(accountKey(email));

/** A search text for emails, normalized likewise; it may be a domain alone. */
export const emailPartKey = (part: string): string =>
  part.includes('@') ? emailKey(part) : withAsciiDomain(`@${accountKey(part)}`).slice(1);

/**
 * The keys by which to look up an account, the one as written first. Accounts from before emails were
 * normalized may differ only in the notation of the domain, and one of them keeps its key as written.
 */
export const emailKeys = (email: string): [string, string] => [accountKey(email), emailKey(email)];
