import type { ImportedKind, ImportPhase, ImportReason } from '@perch/contract/imports/limits';

/** An installation of another product that was imported, perhaps in several runs. */
export interface ImportRow {
  id: string;
  /** The product, as `perch import` names it. */
  source: string;
  /** Tells the installation from others of the same product, wherever its database is. */
  origin: string;
  started_at: number;
  /** When the last run came to its end; null: it was interrupted, or is under way. */
  finished_at: number | null;
  /** JSON of the last report; null: no run has ended. */
  report: string | null;
}

/** A row of the source that was imported: the next run leaves it alone, also where its target was deleted since. */
export interface ImportedRow {
  import_id: string;
  /** `origin`: no row, but a value by which the installation is known beside `ImportRow.origin`; its target is the import. */
  kind: 'account' | 'file' | 'album' | 'link' | 'token' | 'origin';
  /** The row's key in the source. */
  origin_key: string;
  target_id: string;
}

/** A host that serves only legacy links, unless it is also the app's own or a user's domain. */
export interface LegacyHostRow {
  name: string;
  added_at: number;
}

/**
 * The response of a legacy address. `mixed`: the page if a browser navigates to it, otherwise the bytes;
 * `deletion`: the page that confirms a deletion; `link`: a redirect; `album`: an album's page.
 */
export type LegacyUploadKind = 'raw' | 'download' | 'page' | 'mixed' | 'thumbnail' | 'deletion';
export type LegacyKind = LegacyUploadKind | 'link' | 'album';

/** An address that an upload, a short link or an album had before it was imported. */
export interface LegacyLinkRow {
  host: string;
  /** Decoded. Of a deletion link the last segment is hashed: see `interop/legacy/legacy-path.ts`. */
  path: string;
  kind: LegacyKind;
  target_id: string;
}

/** An import that an administrator runs in the app, or an inspection that may become one. */
export interface ImportRunRow {
  id: string;
  /** `run` while it waits or is under way, of which there is one in the installation; else null. */
  slot: 'run' | null;
  /** JSON of the source's places, and how its rows come. Paths are below the import folder; never a secret. */
  options: string;
  phase: ImportPhase;
  state: 'waiting' | 'running' | 'stopped' | 'interrupted' | 'failed' | 'done';
  /** 0 or 1: whether an administrator has asked it to stop. */
  should_stop: number;
  /** The data folder of the machine that has the import folder. */
  home: string;
  /** The process that runs it; empty until there is one. A process that has lost it must stop. */
  runner: string;
  /** When its process was last seen, by the clock that all share. */
  seen_at: number;
  /** Why it has failed, as a sentence. */
  problem: string | null;
  created_at: number;
  /** The administrator's name at that time. */
  created_by: string;
  /** Of the present phase. */
  started_at: number | null;
  finished_at: number | null;
  /** JSON of the counts of each phase; null: it has not begun. */
  inspection: string | null;
  progress: string | null;
}

/** A row of the source that a run has skipped, or that is different here. */
export interface ImportRunRowRow {
  run_id: string;
  phase: ImportPhase;
  /** In the order of the report, from 1. */
  number: number;
  kind: ImportedKind;
  origin_key: string;
  reason: ImportReason;
  sentence: string;
}
