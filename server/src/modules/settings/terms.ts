import type { UserRow } from '../../database/schema.ts';
import { hasLegalPage } from './legal-page.ts';
import type { CurrentSettings } from './settings.ts';

type Terms = Pick<CurrentSettings, 'terms' | 'termsVersion'>;

/** The version of the terms of use that accounts have to accept; null: there are no terms. */
export const termsInForce = (current: Terms): number | null =>
  hasLegalPage(current, 'terms') ? current.termsVersion : null;

/** The version that the account has to accept to continue; null: none. */
export function requiredVersion(
  { terms_version: accepted }: Pick<UserRow, 'terms_version'>,
  current: Terms,
): number | null {
  const version = termsInForce(current);
  // The process that answers may not have heard yet of a version that was accepted in another one.
  return accepted !== null && version !== null && accepted >= version ? null : version;
}
