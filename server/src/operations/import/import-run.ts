import type { ImportedRow } from '../../database/rows/import-rows.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ReportWriter } from './report.ts';
import type { Source, SourceName } from './source.ts';
import type { LinkMode } from './take-file.ts';

/** One run of an import, as its steps need it. */
export interface ImportRun {
  services: CommandServices;
  storage: Storage;
  source: Source;
  sourceName: SourceName;
  /** The folder of the files, without links in its path. */
  root: string;
  mode: LinkMode;
  /** Nothing is written. */
  isDryRun: boolean;
  /** Whether administrators stay administrators. */
  hasAdmins: boolean;
  hosts: readonly string[];
  importId: string;
  report: ReportWriter;
  onProgress(files: number): void;
  /** The key of an imported row. */
  keyOf(kind: ImportedRow['kind'], key: string): Omit<ImportedRow, 'target_id'>;
}
