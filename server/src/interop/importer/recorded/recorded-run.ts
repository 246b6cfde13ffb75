import { ImportCounts } from '@perch/contract/imports/imports';
import { importedKinds } from '@perch/contract/imports/limits';

import type { ImportRunRow } from '../../../database/rows/import-rows.ts';
import { sharedNow } from '../../../database/shared-clock.ts';
import { secondMs } from '../../../lib/clock.ts';
import type { CommandServices } from '../../../services.ts';
import { countsOf } from '../../imports/to-import.ts';
import type { ImportReport, ReportedRow } from '../report.ts';

const beatEveryMs = 0.4 * secondMs;
const rowsPerInsert = 500;
const textLengthMax = 2000;
// A large file that is being copied is not waited for: it is copied again, and the sweep removes the rest of it.
const endsWithinMs = 5 * secondMs;

/** Thrown through a run to end it between two batches. */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/** Why a run is to end: an administrator says so, the server stops or has ended, or another process has taken it. */
export type Ending = 'stopped' | 'left' | 'orphaned' | 'lost';

type ClaimedRun = Pick<ImportRunRow, 'id' | 'phase' | 'runner' | 'inspection' | 'progress'>;

/**
 * Keeps the row of a run up to date while its process works: what it has counted and reported so far, and that the
 * process is there. What an earlier process has counted of the same phase is added.
 */
export class RecordedRun {
  /** Undefined while the run may continue. */
  ending: Ending | undefined;
  readonly #services: CommandServices;
  readonly #run: ClaimedRun;
  readonly #before: ImportCounts | null;
  #report: ImportReport | undefined;
  #waiting: ReportedRow[] = [];
  #number = 0;
  #beating = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #ended = Promise.withResolvers<never>();

  constructor(services: CommandServices, run: ClaimedRun) {
    this.#services = services;
    this.#run = run;
    // An inspection is quick, and starts over.
    this.#before = run.phase === 'import' ? countsOf(run.progress) : null;
  }

  /** Rows that were skipped are found again; what was different is not, once it is imported. */
  async begin(report: ImportReport): Promise<void> {
    const { db } = this.#services;
    this.#report = report;
    await db
      .deleteFrom('import_run_rows')
      .where('run_id', '=', this.#run.id)
      .where('phase', '=', this.#run.phase)
      .$if(this.#run.phase === 'import', (rows) => rows.where('reason', '!=', 'changed'))
      .execute();
    const last = await db
      .selectFrom('import_run_rows')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('run_id', '=', this.#run.id)
      .where('phase', '=', this.#run.phase)
      .executeTakeFirst();
    this.#number = Number(last?.number ?? 0);
    this.#timer = setInterval(() => {
      this.#beating = this.#beatAfter(this.#beating);
    }, beatEveryMs);
  }

  keep = (row: ReportedRow): void => {
    this.#waiting.push(row);
  };

  /** Throws RunEnded where the run is to end. */
  onProgress = (): void | Promise<void> => {
    if (this.ending) throw new RunEnded(this.ending);
    if (this.#waiting.length >= rowsPerInsert) return this.#write();
  };

  end(ending: Ending): void {
    if (this.ending) return;
    this.ending = ending;
    const waitMs = ending === 'stopped' || ending === 'left' ? endsWithinMs : 0;
    setTimeout(() => this.#ended.reject(new RunEnded(ending)), waitMs);
  }

  /** Does the work of the run. Rejects with RunEnded where that takes too long after its end. */
  async whileItLasts(work: Promise<void>): Promise<void> {
    await Promise.race([work, this.#ended.promise]);
  }

  /** Writes the remaining rows and the result of the run; undefined: another process has taken it over. */
  async finish(end: Partial<ImportRunRow> | undefined): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    if (this.ending === 'lost') return;
    await this.#write();
    await this.#update({ ...this.#counts(), ...end });
  }

  async #beatAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    try {
      const found = await this.#update(this.#counts());
      if (!found) this.end('lost');
      else if (found.should_stop) this.end('stopped');
    } catch (error) {
      this.#services.log.warn('import.progress_write_failed', { error });
    }
  }

  async #update(columns: Partial<ImportRunRow>) {
    const { db, clock } = this.#services;
    return db
      .updateTable('import_runs')
      .set({ ...columns, seen_at: sharedNow(db, clock) })
      .where('id', '=', this.#run.id)
      .where('runner', '=', this.#run.runner)
      .where('slot', '=', 'run')
      .returning('should_stop')
      .executeTakeFirst();
  }

  #counts(): Partial<ImportRunRow> {
    if (!this.#report) return {};
    const counts = JSON.stringify(sumOf(this.#report, this.#before));
    return this.#run.phase === 'import' ? { progress: counts } : { inspection: counts };
  }

  async #write(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      const part = rows.slice(start, start + rowsPerInsert);
      const values = part.map(({ kind, key, reason, sentence }) => {
        this.#number += 1;
        const place = { run_id: this.#run.id, phase: this.#run.phase, number: this.#number };
        return {
          ...place,
          kind,
          reason,
          origin_key: keptText(key),
          sentence: keptText(sentence),
        };
      });
      await this.#services.db.insertInto('import_run_rows').values(values).execute();
    }
  }
}

/** PostgreSQL keeps no NUL in texts, and names of a hostile database may be of any length. */
const keptText = (text: string) => text.slice(0, textLengthMax).toWellFormed().replaceAll('\0', '');

/** What this process has counted, with what an earlier one has imported; those rows this one knows already. */
function sumOf(report: ImportReport, before: ImportCounts | null): ImportCounts {
  const counts = ImportCounts.parse(report);
  if (!before) return counts;
  for (const kind of importedKinds) {
    const { imported } = before[kind];
    counts[kind].imported += imported;
    counts[kind].known = Math.max(0, counts[kind].known - imported);
  }
  counts.addresses += before.addresses;
  counts.bytes += before.bytes;
  counts.copied += before.copied;
  counts.reasons.changed += before.reasons.changed;
  return counts;
}
