import type { Services } from '../../../services.ts';

/**
 * Deletes aliases that have ended, which frees them, and the names on domains that were deleted. Nothing has to be
 * forgotten in memory: an alias has its end there, and no request comes for a deleted domain.
 */
export async function removeEndedNames({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('link_names').where('until', '<=', clock.now()).execute();
  await db
    .deleteFrom('link_names')
    .where('space', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('domains')
            .select('domains.id')
            .whereRef('domains.id', '=', 'link_names.space'),
        ),
      ),
    )
    .execute();
}
