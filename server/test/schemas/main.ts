// bun main.ts: prints the names of the last migration of version 1.0.0 and of all later ones as JSON, the oldest first.
// bun main.ts <URL> <name> …: gives each database the schema that this migration has left, and with
// `latest` for a name today's, as a start of the server does.
import { Migrator } from 'kysely/migration';

import { migrations } from '../../src/database/migrate.ts';
import { baselineNames } from '../../src/database/migrations/baseline.ts';
import { connectDatabase, openDatabase } from '../../src/database/open.ts';
import { createLog } from '../../src/lib/log.ts';

const log = createLog('error', console.error);
const args = process.argv.slice(2);

async function migrateTo(url: string, name: string): Promise<void> {
  if (name === 'latest') return (await openDatabase(url, log)).destroy();
  const db = await connectDatabase(url, log, { isMigrating: true });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  await db.destroy();
  if (error) throw error;
}

const names = Object.keys(migrations);
if (args.length === 0) console.log(JSON.stringify(names.slice(baselineNames.length - 1)));
for (let index = 0; index < args.length; index += 2) {
  await migrateTo(args[index] ?? '', args[index + 1] ?? '');
}
