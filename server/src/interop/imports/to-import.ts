import { type Import, ImportCounts, ImportOptions } from '@perch/contract/imports/imports';
import type { ImportState } from '@perch/contract/imports/limits';

import type { ImportRunRow } from '../../database/rows/import-rows.ts';
import type { ImportRecord } from './find-import.ts';

export const optionsOf = ({ options }: Pick<ImportRunRow, 'options'>): ImportOptions =>
  ImportOptions.parse(JSON.parse(options));

/** Null: the phase has not begun. */
export const countsOf = (json: string | null): ImportCounts | null =>
  json === null ? null : ImportCounts.parse(JSON.parse(json));

/** A run that its row shows as under way is interrupted if its process is gone. */
export function stateOf({ slot, state, is_lost, should_stop }: ImportRecord): ImportState {
  if (slot === null) return state;
  if (is_lost) return 'interrupted';
  return should_stop ? 'stopping' : state;
}

export function toImport(row: ImportRecord): Import {
  return {
    _id: row.id,
    options: optionsOf(row),
    phase: row.phase,
    state: stateOf(row),
    problem: row.problem,
    createdAt: toIso(row.created_at),
    createdBy: row.created_by,
    startedAt: row.started_at === null ? null : toIso(row.started_at),
    finishedAt: row.finished_at === null ? null : toIso(row.finished_at),
    inspection: countsOf(row.inspection),
    progress: countsOf(row.progress),
  };
}

const toIso = (ms: number) => new Date(ms).toISOString();
