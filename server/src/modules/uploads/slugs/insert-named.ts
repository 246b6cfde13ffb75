import type { Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../../database/failures.ts';
import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { proposeFreeSlug } from './choose-slug.ts';
import { lockSlugs, requireFree, writeName } from './claim-slug.ts';

// Of a slug that the server proposes and another row gets first.
const proposalsMax = 3;

/** A new row with an address of its own: an upload's or a short link's. */
type Addressed = Pick<
  UploadRow,
  'id' | 'domain_id' | 'slug_until' | 'custom_slug' | 'custom_space' | 'created_at'
>;

/** Where the custom slug is the address from the beginning, the random one never was. */
export const named = <Row extends Addressed>(row: Row, slug: string): Row => ({
  ...row,
  slug_until: row.created_at,
  custom_slug: slug,
  custom_space: row.domain_id ?? '',
});

/**
 * Inserts a row with a readable slug where the installation's scheme makes one of `name` that is free, else with the
 * random one. `insert` throws `taken` where another row gets the slug first.
 */
export async function insertProposed<Row extends Addressed>(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  { row, name }: { row: Row; name: string },
  insert: (row: Row) => Promise<Row>,
): Promise<Row> {
  for (let proposals = 1; proposals <= proposalsMax; proposals += 1) {
    const slug = await proposeFreeSlug(services, { ...row, original_name: name });
    if (slug === undefined) break;
    try {
      return await insert(named(row, slug));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'taken') throw error;
    }
  }
  return insert(row);
}

/** Inserts a row; where its domain was deleted meanwhile, on the app's host, to which that domain's other rows move. */
export async function insertOnDomain<Row extends Addressed>(
  row: Row,
  insert: (row: Row) => Promise<Row>,
): Promise<Row> {
  try {
    return await insert(row);
  } catch (error) {
    if (row.domain_id === null || !isForeignKeyViolation(error)) throw error;
    const moved = { ...row, domain_id: null };
    return insert(row.custom_slug === null ? moved : { ...moved, custom_space: '' });
  }
}

/** Claims the custom slug of a new row, where it has one. Returns the keys of names to be forgotten. Throws `taken`. */
export async function claimName(
  transaction: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  { id, custom_space: space, custom_slug: slug }: Addressed,
): Promise<string[]> {
  if (space === null || slug === null) return [];
  await lockSlugs(transaction, services);
  await requireFree(transaction, services, { space, slug }, id);
  const names = await writeName(transaction, { space, slug }, id);
  await publishInvalidation(transaction, { kind: 'link-names', names });
  return names;
}
