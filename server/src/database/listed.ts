import { type RawBuilder, sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Db } from './open.ts';

/**
 * A list of thousands of texts for `where(column, 'in', …)`: one parameter, where one each would take longer to be
 * written and read than its rows.
 */
export function listed(db: Db, values: readonly string[]): RawBuilder<string> {
  const json = JSON.stringify(values);
  if (isPostgres(db)) return sql`(select json_array_elements_text(${json}::json))`;
  return sql`(select value from json_each(${json}))`;
}
