import type { Database, Statement } from 'bun:sqlite';

import type { CompiledQuery, QueryResult } from 'kysely';

// More than the server's distinct statements; `in (…)` lists of different lengths make more of them.
const statementsMax = 300;

type Value = string | number | bigint | Uint8Array | null;

interface Prepared {
  statement: Statement;
  /** Whether it returns rows. */
  isReader: boolean;
}

/** One SQLite connection, with a cache of prepared statements. */
export class SqliteConnection {
  readonly #statements = new Map<string, Prepared>();

  constructor(private readonly database: Database) {}

  get isInTransaction(): boolean {
    return this.database.inTransaction;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, isReader } = this.#prepared(sql);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the columns
    if (isReader) return { rows: statement.all(...values(parameters)) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values(parameters));
    return {
      rows: [],
      insertId: BigInt(lastInsertRowid),
      numAffectedRows: BigInt(changes),
    };
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size === statementsMax) this.#forgetStatements();
    const statement = this.database.prepare(sql);
    const prepared = { statement, isReader: statement.columnNames.length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Statements that are not finalized keep the database open. */
  #forgetStatements(): void {
    for (const { statement } of this.#statements.values()) statement.finalize();
    this.#statements.clear();
  }

  close(): void {
    this.#forgetStatements();
    this.database.close();
  }
}

function isValue(value: unknown): value is Value {
  return (
    typeof value === 'string' ||
    typeof value === 'number' ||
    value === null ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  );
}

function values(parameters: readonly unknown[]): Value[] {
  if (parameters.every(isValue)) return [...parameters];
  throw new TypeError('Only text, numbers, bytes and null can be written to the database');
}
