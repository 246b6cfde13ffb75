import { type Kysely, sql } from 'kysely';

import { listedIn } from '../../database/listed.ts';
import type { Schema } from '../../database/schema.ts';
import { prepare } from '../../database/statements/prepare.ts';

/** What an upload is collected in. */
export interface Collections {
  /** Names, in the order of the alphabet. */
  tags: string[];
  /** Ids, in their order. */
  albums: string[];
}

/** By a JSON array of the uploads' ids. */
const selectMemberships = prepare((db, { ids }: { ids: string }) =>
  db
    .selectFrom('upload_tags')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select([
      'upload_id',
      sql<keyof Collections>`'tags'`.as('kind'),
      'name as text',
      'name_key as place',
    ])
    .where('upload_id', 'in', listedIn(db, ids))
    .unionAll(
      db
        .selectFrom('album_uploads')
        .select([
          'upload_id',
          sql<keyof Collections>`'albums'`.as('kind'),
          'album_id as text',
          'album_id as place',
        ])
        .where('upload_id', 'in', listedIn(db, ids)),
    ),
);

/** The collections of these uploads, by their ids; none of an upload that is in none. One query, as each page of a list asks. */
export async function findCollections(
  db: Kysely<Schema>,
  uploadIds: readonly string[],
): Promise<ReadonlyMap<string, Collections>> {
  const found = new Map<string, Collections>();
  if (uploadIds.length === 0) return found;
  const { rows } = await selectMemberships(db, { ids: JSON.stringify(uploadIds) });
  // Here, as the databases have orders of their own.
  for (const { upload_id: id, kind, text } of rows.toSorted((a, b) =>
    a.place < b.place ? -1 : 1,
  )) {
    const collections = found.get(id) ?? { tags: [], albums: [] };
    collections[kind].push(text);
    found.set(id, collections);
  }
  return found;
}
