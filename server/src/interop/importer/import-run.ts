import type { ImportLinkMode } from '@perch/contract/imports/limits';
import type { ImportSource } from '@perch/contract/imports/sources';

import type { ImportedRow } from '../../database/rows/import-rows.ts';
import type { StripMode } from '../../lib/media/strip/strip-metadata.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import type { SourcePlace } from './places/source-place.ts';
import type { ReportWriter, SkipReason } from './report.ts';
import type { Source } from './source.ts';

/** One run of an import, as its steps need it. */
export interface ImportRun {
  services: CommandServices;
  storage: Storage;
  source: Source;
  sourceName: ImportSource;
  /** Where the bytes of the files are, in the order in which they are looked for. */
  places: readonly SourcePlace[];
  mode: ImportLinkMode;
  /** Nothing is written. */
  isDryRun: boolean;
  /** Whether administrators stay administrators. */
  hasAdmins: boolean;
  /** Whether limits of views become limits of downloads, which close the address of the bytes; else they are dropped. */
  hasMaxViews: boolean;
  /** What files lose on their way; undefined: nothing. */
  strip?: StripMode | undefined;
  /** The account here that gets what was sent without an account; undefined: it is skipped. */
  anonymousOwnerId: string | undefined;
  hosts: readonly string[];
  importId: string;
  report: ReportWriter;
  /** Called with each row, and when a batch is written; throws to end the run. */
  onProgress(files: number): void | Promise<void>;
  /** The key of an imported row. */
  keyOf(kind: ImportedRow['kind'], key: string): Omit<ImportedRow, 'target_id'>;
}

/** The ids that accounts and albums of the source have here, by their keys in the source. */
export interface ImportedIds {
  accounts: ReadonlyMap<string, string>;
  albums: ReadonlyMap<string, string>;
}

/** Whose a row is here, or why it is not imported. */
export function ownerOf(
  { anonymousOwnerId }: Pick<ImportRun, 'anonymousOwnerId'>,
  { accounts }: Pick<ImportedIds, 'accounts'>,
  accountKey: string | null,
): { id: string } | SkipReason {
  if (accountKey === null) {
    if (anonymousOwnerId !== undefined) return { id: anonymousOwnerId };
    const sentence = 'it has no account: choose one here that gets such rows';
    return { reason: 'owner', sentence };
  }
  const id = accounts.get(accountKey);
  return id === undefined
    ? { reason: 'owner', sentence: 'its account was not imported, or is deleted here' }
    : { id };
}
