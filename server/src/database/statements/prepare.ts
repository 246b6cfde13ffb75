import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';

import { isPostgres } from '../dialect.ts';
import { cachePlan } from '../postgres/cached-plans.ts';
import type { Schema } from '../schema.ts';
import type { AtOnce } from '../sqlite/busy-retry.ts';
import { DirectTransaction, executeDirectly } from '../sqlite/direct.ts';

/** What executes a prepared statement. */
export type Executor = Kysely<Schema> | DirectTransaction<Schema>;

/** Stands for a value while its statement is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A statement that is built and compiled once for each dialect and not for each execution, where that takes longer than
 * the database does; PostgreSQL plans it once as well. `build` gets placeholders instead of the values: it may hand them
 * on, but not look at them. `plan` as `cachePlan` has it.
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
  plan?: Parameters<typeof cachePlan>[1],
): (on: Executor, values: Values) => AtOnce<QueryResult<Row>> {
  const compiled = new Map<string, CompiledQuery<Row>>();

  return (on, values) => {
    const db = on instanceof DirectTransaction ? on.db : on;
    const isOnPostgres = isPostgres(db);
    // Rows are written with the columns that they have.
    const shape = `${isOnPostgres} ${Object.keys(values).join()}`;
    let query = compiled.get(shape);
    if (!query) {
      query = build(db, placeholdersFor(values)).compile();
      if (isOnPostgres) cachePlan(query.sql, plan);
      compiled.set(shape, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    const filled = { ...query, parameters };
    if (on instanceof DirectTransaction) return on.execute(filled);
    return isOnPostgres ? db.executeQuery(filled) : executeDirectly(db, filled);
  };
}

/** The same keys, each with its placeholder. */
function placeholdersFor<Values extends object>(values: Values): Values {
  const names = Object.keys(values).map((name) => [name, new Placeholder(name)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `build` only hands them on
  return Object.fromEntries(names) as Values;
}
