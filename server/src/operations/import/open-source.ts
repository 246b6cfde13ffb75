import { resolve } from 'node:path';

import { AppError } from '../../lib/errors.ts';
import type { Source, SourceName, SourceSettings } from './source.ts';
import { openAss } from './sources/ass.ts';
import { openChibisafe } from './sources/chibisafe.ts';
import { openPingvin } from './sources/pingvin.ts';
import { openPostgresSource } from './sources/postgres-source.ts';
import type { SourceDatabase } from './sources/source-database.ts';
import { openSqliteSource } from './sources/sqlite-source.ts';
import { openXBackBone } from './sources/xbackbone.ts';
import { openZipline3 } from './sources/zipline3.ts';
import { openZipline4 } from './sources/zipline4.ts';

type OpenDatabase = (database: SourceDatabase, settings: SourceSettings) => Promise<Source>;

const inDatabases: Record<
  Exclude<SourceName, 'ass'>,
  { isPostgres: boolean; open: OpenDatabase }
> = {
  xbackbone: { isPostgres: false, open: openXBackBone },
  zipline3: { isPostgres: true, open: openZipline3 },
  zipline4: { isPostgres: true, open: openZipline4 },
  chibisafe: { isPostgres: false, open: openChibisafe },
  pingvin: { isPostgres: false, open: openPingvin },
};

/**
 * Opens an installation of another product to be read. Throws `invalid_request` for a place without one, and for the
 * database of another product.
 */
export async function openSource(
  name: SourceName,
  place: string,
  settings: SourceSettings,
): Promise<Source> {
  // It has files of JSON in their place.
  if (name === 'ass') return openAss(resolve(place));
  const { isPostgres, open } = inDatabases[name];
  const database = await openDatabase(place, isPostgres);
  try {
    return await open(database, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase(place: string, isPostgres: boolean): Promise<SourceDatabase> {
  const [, scheme = 'sqlite'] = /^([a-z]+):\/\//.exec(place) ?? [];
  const isUrl = scheme === 'postgres' || scheme === 'postgresql';
  if (isUrl !== isPostgres || !(isUrl || ['sqlite', 'file'].includes(scheme))) {
    const wanted = isPostgres
      ? 'a URL that begins with postgres://'
      : 'the path of a SQLite database';
    throw new AppError('invalid_request', () => `For this source --database is ${wanted}.`);
  }
  if (isUrl) return openPostgresSource(place);
  return openSqliteSource(resolve(place.replace(/^(?:sqlite:|file:\/\/)/, '')));
}
