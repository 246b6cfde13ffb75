import { type Kysely, type RawBuilder, sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Schema } from './schema.ts';

// For fewer texts a database takes longer to read JSON than as many parameters.
const parametersMax = 20;

/**
 * A list of texts for `where(column, 'in', …)`. Many are one parameter: one each would take longer to be written and
 * read than their rows.
 */
export function listed(db: Kysely<Schema>, values: readonly string[]): RawBuilder<string> {
  if (values.length > 0 && values.length <= parametersMax) return sql`(${sql.join(values)})`;
  return listedIn(db, JSON.stringify(values));
}

/** The texts of a JSON array as a list: one parameter, however many they are, so that the statement can be prepared. */
export function listedIn(db: Kysely<Schema>, json: string): RawBuilder<string> {
  if (isPostgres(db)) return sql`(select json_array_elements_text(${json}::json))`;
  return sql`(select value from json_each(${json}))`;
}
