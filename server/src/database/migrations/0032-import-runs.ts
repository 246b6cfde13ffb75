import type { Kysely } from 'kysely';

/** Imports that administrators run in the app, and the rows that they have skipped or changed. Only new tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('import_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slot', 'text', (column) => column.unique())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('should_stop', 'integer', (column) => column.notNull())
    .addColumn('home', 'text', (column) => column.notNull())
    .addColumn('runner', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('inspection', 'text')
    .addColumn('progress', 'text')
    .execute();
  await db.schema
    .createIndex('import_runs_by_time')
    .on('import_runs')
    .columns(['created_at', 'id'])
    .execute();

  await db.schema
    .createTable('import_run_rows')
    .addColumn('run_id', 'text', (column) =>
      column.notNull().references('import_runs.id').onDelete('cascade'),
    )
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('origin_key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_run_rows_key', ['run_id', 'phase', 'number'])
    .execute();
  await db.schema
    .createIndex('import_run_rows_by_reason')
    .on('import_run_rows')
    .columns(['run_id', 'phase', 'reason', 'number'])
    .execute();
}
