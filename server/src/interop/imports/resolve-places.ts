import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

import type { ImportOptions } from '@perch/contract/imports/imports';
import {
  acceptsDatabaseUrl,
  databaseFormsOf,
  type ImportSource,
  sourceOf,
} from '@perch/contract/imports/sources';

import type { Config } from '../../config/config.ts';
import { databasePathOf } from '../../database/open.ts';
import { AppError } from '../../lib/errors.ts';

type PlaceConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'importFolder' | 'importDatabaseUrl'>;
type PlaceOptions = Pick<ImportOptions, 'source' | 'database' | 'files'>;

/** What the importer opens. */
export interface ResolvedPlaces {
  /** An absolute path without links, or the URL of IMPORT_DATABASE_URL. */
  database: string;
  folder: string;
}

/**
 * Resolves the places of a source that an administrator has named. Paths must be below the import folder after symbolic
 * links are resolved, and outside this installation's own data; a database server can only be the one of the setting.
 * Throws `invalid_request`. Call it again right before the source is opened.
 */
export async function resolvePlaces(
  config: PlaceConfig,
  { source, database, files }: PlaceOptions,
): Promise<ResolvedPlaces> {
  const folder = await resolvePlace(config, files, 'folder', 'files');
  return { folder, database: await resolveDatabase(config, source, database) };
}

async function resolveDatabase(
  config: PlaceConfig,
  source: ImportSource,
  database: string | null,
): Promise<string> {
  const forms = databaseFormsOf(source);
  if (database === null) {
    const { importDatabaseUrl: url } = config;
    if (url !== undefined && acceptsDatabaseUrl(source, url)) return url;
    throw refused(forms[0] === 'url' ? 'noDatabaseUrl' : 'pathNeeded', 'database');
  }
  if (forms.includes('folder')) {
    const folder = await resolvePlace(config, database, 'folder', 'database');
    for (const name of sourceOf(source).databaseFiles ?? []) {
      await resolvePlace(config, `${database}/${name}`, 'file', 'database');
    }
    return folder;
  }
  if (!forms.includes('file')) throw refused('urlNeeded', 'database');
  const file = await resolvePlace(config, database, 'file', 'database');
  // Opening it copies its write-ahead log as well, which may be a symbolic link.
  if (await exists(`${file}-wal`))
    await resolvePlace(config, `${database}-wal`, 'file', 'database');
  return file;
}

type Kind = 'file' | 'folder';
type Field = 'database' | 'files';

/** A path below the import folder as an absolute one without symbolic links. */
async function resolvePlace(
  config: PlaceConfig,
  path: string,
  kind: Kind,
  field: Field,
): Promise<string> {
  if (path.includes('\0') || path.startsWith('/') || path.split(/[/\\]/).includes('..')) {
    throw refused('outside', field, path);
  }
  const root = await realpath(config.importFolder).catch(() => undefined);
  if (root === undefined) throw refused('noFolder', field, config.importFolder);
  const real = await realpath(join(root, path)).catch(() => undefined);
  // The same sentence for missing and forbidden paths.
  if (real === undefined || !isBelow(real, root)) throw refused('outside', field, path);
  const found = await stat(real);
  // Reading a pipe or a device would never end.
  if (!(kind === 'file' ? found.isFile() : found.isDirectory())) {
    throw refused(kind === 'file' ? 'noFile' : 'notFolder', field, path);
  }
  await refuseOwnData(config, root, real, field, path);
  return real;
}

/** Whether `path` is `folder` or in it. */
const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
const overlaps = (one: string, other: string) => isBelow(one, other) || isBelow(other, one);

/**
 * Refuses the installation's own data: a hostile database could name its files as those of an upload. The import folder
 * may lie in the data folder, as long as it contains none of that data.
 */
async function refuseOwnData(
  { dataDir, databaseUrl }: PlaceConfig,
  root: string,
  real: string,
  field: Field,
  path: string,
): Promise<void> {
  const data = await realpath(dataDir).catch(() => resolve(dataDir));
  const isInData = root !== data && isBelow(root, data);
  const own = isInData ? [join(data, 'files'), join(data, 'cache')] : [data];
  const database = databasePathOf(databaseUrl);
  if (database !== undefined) {
    const file = await realpath(database).catch(() => resolve(database));
    own.push(file, `${file}-wal`, `${file}-shm`);
  }
  if (own.some((each) => overlaps(each, real))) throw refused('ownData', field, path);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

type Refusal =
  | 'outside'
  | 'noFolder'
  | 'noFile'
  | 'notFolder'
  | 'ownData'
  | 'noDatabaseUrl'
  | 'urlNeeded'
  | 'pathNeeded';

const refused = (why: Refusal, field: Field, path = '') =>
  new AppError(
    'invalid_request',
    (m) => {
      const sentence = m.imports[why];
      return typeof sentence === 'string' ? sentence : sentence({ path });
    },
    { field },
  );
