import { type Kysely, sql } from 'kysely';

import type { Schema } from '../../database/schema.ts';

/** What an upload is collected in. */
export interface Collections {
  /** Names, in the order of the alphabet. */
  tags: string[];
  /** Ids, in their order. */
  albums: string[];
}

interface Membership {
  upload_id: string;
  kind: keyof Collections;
  text: string;
  place: string;
}

/** The collections of these uploads, by their ids; none of an upload that is in none. One query, as each page of a list asks. */
export async function findCollections(
  db: Kysely<Schema>,
  uploadIds: readonly string[],
): Promise<ReadonlyMap<string, Collections>> {
  const found = new Map<string, Collections>();
  if (uploadIds.length === 0) return found;
  const ids = sql.join(uploadIds);
  const { rows } = await sql<Membership>`
    select upload_id, 'tags' as kind, name as text, name_key as place
      from upload_tags join tags on tags.id = tag_id where upload_id in (${ids})
    union all
    select upload_id, 'albums', album_id, album_id
      from album_uploads where upload_id in (${ids})`.execute(db);
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
