import type { ImportedKind, ImportReason } from '@perch/contract/imports/limits';
import type { ImportSource } from '@perch/contract/imports/sources';

/** What became of the rows of one kind. */
export interface RowCounts {
  found: number;
  imported: number;
  /** Imported by an earlier run. */
  known: number;
  skipped: number;
}

/** A row that was not imported, or one that is different here. */
export interface ReportedRow {
  kind: ImportedKind;
  /** The row's key in the source. */
  key: string;
  reason: ImportReason;
  sentence: string;
}

/** Why a row is not imported. */
export type SkipReason = Pick<ReportedRow, 'reason' | 'sentence'>;

/** What a run has found and done; the same as JSON. */
export interface ImportReport extends Record<ImportedKind, RowCounts> {
  source: ImportSource;
  isDryRun: boolean;
  /** Hosts whose legacy addresses are answered. */
  hosts: readonly string[];
  addresses: number;
  bytes: number;
  /** Files that could not be linked, and were copied. */
  copied: number;
  /** Different names of tags of files. */
  tags: number;
  /** Reported rows by their reason. */
  reasons: Record<ImportReason, number>;
  skipped: ReportedRow[];
  notes: ReportedRow[];
}

// Names of a hostile database have to fit into memory.
const tagsMax = 100_000;
const tagLengthMax = 100;

type About = Pick<ImportReport, 'source' | 'isDryRun' | 'hosts'>;

/** Counts what a run does, while it does it. Reported rows go to `keep`; without it they are kept in the report. */
export class ReportWriter {
  readonly report: ImportReport;
  readonly #tags = new Set<string>();
  readonly #keep: ((row: ReportedRow) => void) | undefined;

  constructor(about: About, keep?: (row: ReportedRow) => void) {
    this.#keep = keep;
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
      tags: 0,
      reasons: {
        unreadable: 0,
        bytes: 0,
        ended: 0,
        owner: 0,
        limit: 0,
        target: 0,
        password: 0,
        changed: 0,
      },
      skipped: [],
      notes: [],
    };
  }

  count(kind: ImportedKind, what: Exclude<keyof RowCounts, 'skipped'>, rows = 1): void {
    this.report[kind][what] += rows;
  }

  countTags(names: readonly string[]): void {
    for (const name of names)
      if (this.#tags.size < tagsMax) this.#tags.add(name.slice(0, tagLengthMax));
    this.report.tags = this.#tags.size;
  }

  skip(kind: ImportedKind, key: string, { reason, sentence }: SkipReason): void {
    this.report[kind].skipped += 1;
    this.#add(this.report.skipped, { kind, key, reason, sentence });
  }

  note(kind: ImportedKind, key: string, sentence: string): void {
    this.#add(this.report.notes, { kind, key, reason: 'changed', sentence });
  }

  #add(list: ReportedRow[], row: ReportedRow): void {
    this.report.reasons[row.reason] += 1;
    if (this.#keep) this.#keep(row);
    else list.push(row);
  }
}
