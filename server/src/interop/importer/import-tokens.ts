import { sourceOf } from '@perch/contract/imports/sources';

import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import { lockUser } from '../../modules/accounts/lock-user.ts';
import { hashOfToken } from '../../modules/tokens/check/token-secret.ts';
import { insertTokenRow } from '../../modules/tokens/create-token.ts';
import type { ImportRun } from './import-run.ts';
import { findImported } from './imported-rows.ts';
import { tokenNoteOf } from './open-source.ts';
import type { SourceAccount } from './source.ts';

// Below it a token could be guessed.
const lengthMin = 16;

/**
 * Imports the token by which an account's clients upload, as a token of its own here that does nothing else. Only its
 * hash is written. One that an earlier run has brought is left alone, also where it was revoked or changed since.
 */
export async function importToken(
  run: ImportRun,
  { key, uploadToken }: SourceAccount,
  userId: string | undefined,
): Promise<void> {
  if (uploadToken === null) return;
  const { report, services, importId } = run;
  report.count('tokens', 'found');
  const known = await findImported(services.db, importId, 'token', [key]);
  if (known.has(key)) return report.count('tokens', 'known');
  if (userId === undefined) {
    const sentence = 'its account was not imported, or is deleted here';
    return report.skip('tokens', key, { reason: 'owner', sentence });
  }
  const problem = await problemOf(run, uploadToken);
  if (problem !== undefined) {
    return report.skip('tokens', key, { reason: 'unreadable', sentence: problem });
  }
  if (run.isDryRun) return report.count('tokens', 'imported');
  const isWritten = await writeToken(run, { key, userId, secret: uploadToken });
  if (isWritten) return report.count('tokens', 'imported');
  const sentence = 'its account has reached the limit of tokens';
  report.skip('tokens', key, { reason: 'limit', sentence });
}

async function problemOf(
  { services: { db } }: ImportRun,
  uploadToken: string,
): Promise<string | undefined> {
  if (uploadToken.length < lengthMin) return 'it is too short to be a secret';
  const taken = await db
    .selectFrom('tokens')
    .select('id')
    .where('secret_hash', '=', hashOfToken(uploadToken))
    .where('import_id', 'is not', null)
    .executeTakeFirst();
  return taken && 'another account has the same one';
}

/** Reports the settings without which clients cannot keep using the tokens of this run. */
export function reportTokenSettings({ services: { config }, sourceName, report }: ImportRun): void {
  if (report.report.tokens.imported === 0) return;
  const { compat } = sourceOf(sourceName);
  const products: ReadonlySet<string> = config.compat?.products ?? new Set();
  if (compat !== undefined && !products.has(compat)) {
    report.note('tokens', 'all', `clients can send them where COMPAT has ${compat} in it`);
  }
  const note = tokenNoteOf(sourceName, config);
  if (note !== undefined) report.note('tokens', 'all', note);
}

/** Returns whether there was room for it. */
async function writeToken(
  { services, sourceName, importId, keyOf }: ImportRun,
  { key, userId, secret }: { key: string; userId: string; secret: string },
): Promise<boolean> {
  const row = { id: newId(), secret_hash: hashOfToken(secret), import_id: importId };
  const name = `${sourceOf(sourceName).label} (imported)`;
  try {
    await services.db.transaction().execute(async (transaction) => {
      const owner = await lockUser(transaction, { id: userId });
      if (!owner) return;
      const fields = { name, scopes: ['upload' as const], row };
      await insertTokenRow(transaction, services, { owner, actor: null }, fields);
      await transaction
        .insertInto('import_rows')
        .values({ ...keyOf('token', key), target_id: row.id })
        .execute();
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'token_limit') return false;
    throw error;
  }
}
