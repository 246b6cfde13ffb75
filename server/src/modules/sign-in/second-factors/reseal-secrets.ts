import type { Db } from '../../../database/open.ts';
import type { Secret } from '../../../installation/secret-key.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';

export interface ResealResult {
  /** Apps that work with the present key, including those that already did. */
  usable: number;
  /** Apps whose secret neither key opens. */
  unusable: number;
}

/** Encrypts with the present key the secrets of apps that were encrypted with the previous one, where it is known. */
export async function resealTotpSecrets(
  db: Db,
  present: Secret,
  previous: Secret | undefined,
): Promise<ResealResult> {
  const resealed: ResealResult = { usable: 0, unusable: 0 };
  const rows = await db.selectFrom('totp').select('user_id').execute();
  for (const { user_id: id } of rows) {
    const isUsable = await db.transaction().execute(async (transaction) => {
      // Its owner may replace the app just now.
      await lockUser(transaction, { id });
      const app = await transaction
        .selectFrom('totp')
        .select('secret')
        .where('user_id', '=', id)
        .executeTakeFirst();
      if (!app) return undefined;
      if (openTotpSecret(present, id, app.secret) !== undefined) return true;
      const text = previous && openTotpSecret(previous, id, app.secret);
      if (text === undefined) return false;
      const secret = sealTotpSecret(present, id, text);
      await transaction.updateTable('totp').set({ secret }).where('user_id', '=', id).execute();
      return true;
    });
    if (isUsable === true) resealed.usable += 1;
    if (isUsable === false) resealed.unusable += 1;
  }
  return resealed;
}
