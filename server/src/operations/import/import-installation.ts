import { realpath } from 'node:fs/promises';

import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import { findUserByLogin } from '../../modules/users/find-user.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import { beginImport, endImport, findImport, listOrigins } from './begun-import.ts';
import { importAccounts } from './import-accounts.ts';
import { importAlbums } from './import-albums.ts';
import { importFiles } from './import-files.ts';
import { importLinks } from './import-links.ts';
import type { ImportRun } from './import-run.ts';
import { openSource } from './open-source.ts';
import { type ImportReport, ReportWriter } from './report.ts';
import type { Source, SourceName, SourceSettings } from './source.ts';
import { findSourceFile, type LinkMode } from './take-file.ts';

export interface ImportOptions {
  sourceName: SourceName;
  /** Path or URL of its database. */
  database: string;
  folder: string;
  mode: LinkMode;
  isDryRun: boolean;
  hasAdmins: boolean;
  hasMaxViews: boolean;
  /** The name of the account here that gets what was sent without one. */
  anonymousOwner: string | undefined;
  settings: SourceSettings;
  /** On which addresses of before are answered. */
  hosts: readonly string[];
  onProgress(files: number): void;
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
  const root = await rootOf(options.folder);
  const anonymousOwnerId = await findOwner(services, options.anonymousOwner);
  const source = await openSource(sourceName, options.database, options.settings);
  try {
    const origins = await listOrigins(source, sourceName);
    const begun = await findImport(services, origins);
    // Those that were moved are no longer in it.
    if (begun === undefined) await refuseOtherFolder(source, root);
    const importId = isDryRun
      ? (begun ?? newId())
      : await beginImport(services, begun, origins, options);
    const report = new ReportWriter({ source: sourceName, isDryRun, hosts });
    const run: ImportRun = {
      ...options,
      services,
      storage,
      source,
      root,
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

async function rootOf(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (cause) {
    throw new AppError('invalid_request', () => `There is no folder ${folder}.`, { cause });
  }
}

async function findOwner(services: CommandServices, name: string | undefined) {
  if (name === undefined) return undefined;
  const user = await findUserByLogin(services, name);
  if (user) return user.id;
  throw new AppError('not_found', () => `There is no account ${name}.`);
}

/** A folder that has none of the first files is not that of the database. */
async function refuseOtherFolder(source: Source, root: string): Promise<void> {
  let tried = 0;
  for await (const file of source.files()) {
    if ('problem' in file || file.content !== undefined) continue;
    if (typeof (await findSourceFile(root, file.path)) !== 'string') return;
    tried += 1;
    if (tried === filesToTry) break;
  }
  if (tried === 0) return;
  const files = tried === 1 ? 'The only file' : `None of the first ${tried} files`;
  const verb = tried === 1 ? 'is not in it' : 'is in it';
  throw new AppError('invalid_request', () => `Is ${root} the right folder? ${files} ${verb}.`);
}
