import type { ImportLinkMode } from '@perch/contract/imports/limits';
import type { ImportSource } from '@perch/contract/imports/sources';

import { AppError } from '../../lib/errors.ts';
import type { StripMode } from '../../lib/media/strip/strip-metadata.ts';
import { newId } from '../../lib/random.ts';
import { findUserByLogin } from '../../modules/accounts/find-user.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import { beginImport, endImport, findImport, listOrigins } from './begun-import.ts';
import { importAccounts } from './import-accounts.ts';
import { importAlbums } from './import-albums.ts';
import { importFiles } from './import-files.ts';
import { importLinks } from './import-links.ts';
import type { ImportRun } from './import-run.ts';
import { openSource } from './open-source.ts';
import { openBucket, type SourceBucket } from './places/bucket.ts';
import { openFolder } from './places/folder.ts';
import { findInPlaces, type SourcePlace } from './places/source-place.ts';
import { type ImportReport, ReportWriter } from './report.ts';
import type { Source, SourceSettings } from './source.ts';

export interface ImportOptions {
  sourceName: ImportSource;
  /** Path or URL of its database. */
  database: string;
  /** The folder of its files; undefined: all of them are in the bucket. */
  folder: string | undefined;
  /** A bucket that has its files, or those that are not in the folder. */
  bucket?: SourceBucket | undefined;
  mode: ImportLinkMode;
  isDryRun: boolean;
  hasAdmins: boolean;
  hasMaxViews: boolean;
  /** What files lose on their way; undefined: nothing. */
  strip?: StripMode | undefined;
  /** The name of the account here that gets what was sent without one. */
  anonymousOwner: string | undefined;
  settings: SourceSettings;
  /** Hosts whose legacy addresses are answered. */
  hosts: readonly string[];
  onProgress: ImportRun['onProgress'];
  /** Counts, where rows of the report go elsewhere than into memory. */
  report?: ReportWriter;
}

// Of which at least one has to be there; old files may have been lost long before.
const filesToTry = 200;

/**
 * Imports an installation of another product, or the rest of it that the last run has left. Only reads it, unless bytes
 * are to be moved. Throws `invalid_request` where the database or the folder is another one, before anything is written.
 */
export async function importInstallation(
  services: CommandServices,
  storage: Storage,
  options: ImportOptions,
): Promise<ImportReport> {
  const { sourceName, isDryRun, hosts } = options;
  const places = await openPlaces(options);
  const anonymousOwnerId = await findOwner(services, options.anonymousOwner);
  const source = await openSource(sourceName, options.database, options.settings);
  try {
    const origins = await listOrigins(source, sourceName);
    const begun = await findImport(services, origins);
    // Those that were moved are no longer in it.
    if (begun === undefined) await refuseOtherPlaces(source, places);
    const importId = isDryRun
      ? (begun ?? newId())
      : await beginImport(services, begun, origins, options);
    const report = options.report ?? new ReportWriter({ source: sourceName, isDryRun, hosts });
    const run: ImportRun = {
      ...options,
      services,
      storage,
      source,
      places,
      importId,
      report,
      anonymousOwnerId,
      keyOf: (kind, key) => ({ import_id: importId, kind, origin_key: key }),
    };
    const accounts = await importAccounts(run);
    const albums = await importAlbums(run, accounts);
    await importFiles(run, { accounts, albums });
    await importLinks(run, accounts);
    if (!isDryRun) await endImport(services, importId, report.report);
    return report.report;
  } finally {
    await source.close();
  }
}

async function openPlaces({ folder, bucket }: ImportOptions): Promise<SourcePlace[]> {
  return [
    ...(folder === undefined ? [] : [await openFolder(folder)]),
    ...(bucket ? [openBucket(bucket)] : []),
  ];
}

async function findOwner(services: CommandServices, name: string | undefined) {
  if (name === undefined) return undefined;
  const user = await findUserByLogin(services, name);
  if (user) return user.id;
  throw new AppError('not_found', () => `There is no account ${name}.`);
}

/** Where none of the first files is, another installation's files are. */
async function refuseOtherPlaces(source: Source, places: readonly SourcePlace[]): Promise<void> {
  let tried = 0;
  let reason = '';
  for await (const file of source.files()) {
    if ('problem' in file || file.content !== undefined) continue;
    const found = await findInPlaces(places, file);
    if (typeof found !== 'string') return;
    reason ||= found;
    tried += 1;
    if (tried === filesToTry) break;
  }
  if (tried === 0) return;
  const right = places.map(({ kind, name }) => `${name} the right ${kind}`).join(', or ');
  const files =
    tried === 1 ? 'The only file is not in it' : `None of the first ${tried} files is in it`;
  throw new AppError('invalid_request', () => `Is ${right}? ${files}: ${reason}.`);
}
