import type { SourceName } from './source.ts';

/** What became of the rows of one kind. */
export interface RowCounts {
  found: number;
  imported: number;
  /** Imported by an earlier run. */
  known: number;
  skipped: number;
}

export const reportedKinds = ['accounts', 'tokens', 'albums', 'files', 'links'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** A row that was not imported, or one that is different here. */
export interface ReportedRow {
  kind: ReportedKind;
  /** The row's key in the source. */
  key: string;
  sentence: string;
}

/** What a run has found and done; the same as JSON. */
export interface ImportReport extends Record<ReportedKind, RowCounts> {
  source: SourceName;
  isDryRun: boolean;
  /** On which the addresses of before are answered. */
  hosts: readonly string[];
  addresses: number;
  bytes: number;
  /** Files that could not be linked, and were copied. */
  copied: number;
  skipped: ReportedRow[];
  notes: ReportedRow[];
}

/** Counts what a run does, while it does it. */
export class ReportWriter {
  readonly report: ImportReport;

  constructor(about: Pick<ImportReport, 'source' | 'isDryRun' | 'hosts'>) {
    const none = () => ({ found: 0, imported: 0, known: 0, skipped: 0 });
    this.report = {
      ...about,
      accounts: none(),
      tokens: none(),
      albums: none(),
      files: none(),
      links: none(),
      addresses: 0,
      bytes: 0,
      copied: 0,
      skipped: [],
      notes: [],
    };
  }

  count(kind: ReportedKind, what: Exclude<keyof RowCounts, 'skipped'>, rows = 1): void {
    this.report[kind][what] += rows;
  }

  skip(kind: ReportedKind, key: string, sentence: string): void {
    this.report[kind].skipped += 1;
    this.report.skipped.push({ kind, key, sentence });
  }

  note(kind: ReportedKind, key: string, sentence: string): void {
    this.report.notes.push({ kind, key, sentence });
  }
}
