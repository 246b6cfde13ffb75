import { resolve } from 'node:path';

import { type FolderSource, type ImportSource, sourceOf } from '@perch/contract/imports/sources';

import type { Config } from '../../config/config.ts';
import { AppError } from '../../lib/errors.ts';
import type { Read, Source, SourceSettings } from './source.ts';
import { openAss } from './sources/ass.ts';
import { openChibisafe } from './sources/chibisafe.ts';
import { openMysqlSource } from './sources/engines/mysql-source.ts';
import { openPostgresSource } from './sources/engines/postgres-source.ts';
import { openSqliteSource } from './sources/engines/sqlite-source.ts';
import { openPingvin } from './sources/pingvin.ts';
import type { SourceDatabase } from './sources/source-database.ts';
import { openXBackBone } from './sources/xbackbone.ts';
import { openZipline3 } from './sources/zipline3.ts';
import { openZipline4, tokenNoteOfZipline4 } from './sources/zipline4.ts';

/** How a product is opened. */
interface DatabaseImporter {
  open: (database: SourceDatabase, settings: SourceSettings) => Promise<Source>;
  /** What its clients need in addition to `COMPAT` to keep using their tokens; undefined: nothing. */
  tokenNote?: (config: Pick<Config, 'compat'>) => string | undefined;
}
interface FolderImporter {
  openFolder: (folder: string, settings: SourceSettings) => Promise<Source>;
}

type Importers = {
  [Name in ImportSource]: Name extends FolderSource ? FolderImporter : DatabaseImporter;
};

const importers: Importers = {
  xbackbone: { open: openXBackBone },
  zipline3: { open: openZipline3 },
  zipline4: { open: openZipline4, tokenNote: tokenNoteOfZipline4 },
  chibisafe: { open: openChibisafe },
  ass: { openFolder: openAss },
  pingvin: { open: openPingvin },
};

const importerOf = (name: ImportSource): DatabaseImporter | FolderImporter => importers[name];

/** What clients of the product need in addition to `COMPAT` to keep using their tokens; undefined: nothing. */
export function tokenNoteOf(
  name: ImportSource,
  config: Pick<Config, 'compat'>,
): string | undefined {
  const importer = importerOf(name);
  return 'tokenNote' in importer ? importer.tokenNote?.(config) : undefined;
}

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

/**
 * Opens an installation of another product to be read. Throws `invalid_request` for a place without one, and for the
 * database of another product.
 */
export async function openSource(
  name: ImportSource,
  place: string,
  settings: SourceSettings,
): Promise<Source> {
  const importer = importerOf(name);
  if ('openFolder' in importer) {
    return withStorableKeys(await importer.openFolder(resolve(place), settings));
  }
  const accepted = sourceOf(name).databases.filter((each) => each !== 'folder');
  const database = await openDatabase(place, accepted);
  try {
    return withStorableKeys(await importer.open(database, settings));
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
  throw new AppError('invalid_request', () => `For this source, --database must be ${wanted}.`);
}

// PostgreSQL refuses to index more than 2700.
const keyBytesMax = 1024;
const shownLength = 40;

/** The same source, in which rows with a key that no database can keep are unreadable: they would end the whole run. */
function withStorableKeys(source: Source): Source {
  return {
    ...source,
    accounts: () => checked(source.accounts()),
    albums: () => checked(source.albums()),
    links: () => checked(source.links()),
    files: () => checked(source.files()),
    close: () => source.close(),
  };
}

async function* checked<T extends { key: string }>(
  rows: AsyncIterable<Read<T>>,
): AsyncIterable<Read<T>> {
  for await (const row of rows) {
    if (isStorable(row.key)) yield row;
    else
      yield {
        key: JSON.stringify(row.key.slice(0, shownLength)),
        problem: 'its key cannot be stored',
      };
  }
}

const isStorable = (key: string) =>
  key.isWellFormed() && !key.includes('\0') && Buffer.byteLength(key) <= keyBytesMax;
