import { AppError } from '../../../lib/errors.ts';
import type { SettingValues } from '../../settings/setting-values.ts';

/** The email of a new account, empty for none. Throws `invalid_request` without one where it is required. */
export function chosenEmail(
  { emailRequired }: Pick<SettingValues, 'emailRequired'>,
  email: string | undefined,
): string {
  if (email !== undefined) return email;
  if (!emailRequired) return '';
  throw new AppError('invalid_request', (m) => m.fields.problems.emailRequired);
}
