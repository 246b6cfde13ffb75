import { resolve } from 'node:path';

import { AppError } from '../../lib/errors.ts';
import type { Source, SourceName } from './source.ts';
import type { SourceDatabase } from './sources/source-database.ts';
import { openSqliteSource } from './sources/sqlite-source.ts';
import { openXBackBone } from './sources/xbackbone.ts';

type OpenDatabase = (database: SourceDatabase) => Promise<Source>;

const inDatabases: Record<SourceName, OpenDatabase> = {
  xbackbone: openXBackBone,
};

/**
 * Opens an installation of another product to be read. Throws `invalid_request` for a place without one, and for the
 * database of another product.
 */
export async function openSource(name: SourceName, place: string): Promise<Source> {
  const database = await openDatabase(place);
  try {
    return await inDatabases[name](database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openDatabase(place: string): Promise<SourceDatabase> {
  const [, scheme] = /^([a-z]+):\/\//.exec(place) ?? [];
  if (scheme !== undefined && scheme !== 'file') {
    throw new AppError('invalid_request', () => `This source cannot be read from ${scheme}://.`);
  }
  return openSqliteSource(resolve(place.replace(/^(?:sqlite:|file:\/\/)/, '')));
}
