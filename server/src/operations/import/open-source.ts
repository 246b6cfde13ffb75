import { resolve } from 'node:path';

import type { ImportSource } from '@perch/contract/imports/limits';

import { AppError } from '../../lib/errors.ts';
import type { Source, SourceSettings } from './source.ts';
import { openAss } from './sources/ass.ts';
import { openChibisafe } from './sources/chibisafe.ts';
import { openMysqlSource } from './sources/engines/mysql-source.ts';
import { openPostgresSource } from './sources/engines/postgres-source.ts';
import { openSqliteSource } from './sources/engines/sqlite-source.ts';
import { openPingvin } from './sources/pingvin.ts';
import type { SourceDatabase } from './sources/source-database.ts';
import { openXBackBone } from './sources/xbackbone.ts';
import { openZipline3 } from './sources/zipline3.ts';
import { openZipline4 } from './sources/zipline4.ts';
import { withStorableKeys } from './storable-keys.ts';

type OpenDatabase = (database: SourceDatabase, settings: SourceSettings) => Promise<Source>;

type Engine = keyof typeof engines;

/** How `--database` names a database of each engine, and how it is opened. */
const engines = {
  sqlite: {
    schemes: ['sqlite', 'file'],
    words: 'the path of a SQLite database',
    open: (place: string) => openSqliteSource(resolve(place.replace(/^(?:sqlite:|file:\/\/)/, ''))),
  },
  postgres: {
    schemes: ['postgres', 'postgresql'],
    words: 'a URL that begins with postgres://',
    open: openPostgresSource,
  },
  mysql: {
    schemes: ['mysql', 'mariadb'],
    words: 'a URL that begins with mysql://',
    open: openMysqlSource,
  },
};

const inDatabases: Record<
  Exclude<ImportSource, 'ass'>,
  { engines: readonly Engine[]; open: OpenDatabase }
> = {
  xbackbone: { engines: ['sqlite', 'mysql'], open: openXBackBone },
  zipline3: { engines: ['postgres'], open: openZipline3 },
  zipline4: { engines: ['postgres'], open: openZipline4 },
  chibisafe: { engines: ['sqlite'], open: openChibisafe },
  pingvin: { engines: ['sqlite'], open: openPingvin },
};

/**
 * Opens an installation of another product to be read. Throws `invalid_request` for a place without one, and for the
 * database of another product.
 */
export async function openSource(
  name: ImportSource,
  place: string,
  settings: SourceSettings,
): Promise<Source> {
  // It has files of JSON in their place.
  if (name === 'ass') return withStorableKeys(await openAss(resolve(place), settings));
  const { engines: accepted, open } = inDatabases[name];
  const database = await openDatabase(place, accepted);
  try {
    return withStorableKeys(await open(database, settings));
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase(place: string, accepted: readonly Engine[]): Promise<SourceDatabase> {
  const [, scheme = 'sqlite'] = /^([a-z]+):\/\//.exec(place) ?? [];
  const engine = accepted
    .map((name) => engines[name])
    .find(({ schemes }) => schemes.includes(scheme));
  if (engine) return engine.open(place);
  const wanted = accepted.map((name) => engines[name].words).join(', or ');
  throw new AppError('invalid_request', () => `For this source --database is ${wanted}.`);
}
