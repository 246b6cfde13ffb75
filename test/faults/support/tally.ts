import { expect } from 'bun:test';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TestServer } from '../../support/servers/server.ts';

/** What a fault has cost. Everything but `acknowledged` has to be 0. */
export interface Tally {
  fault: string;
  /** How often it happened. */
  runs: number;
  /** Uploads that were answered with 201. */
  acknowledged: number;
  /** Those of them that are not there afterwards. */
  lost: number;
  /** Those that are not byte for byte what was sent, and files shown that no client has sent. */
  wrong: number;
  /**
   * Files that belong to no upload, and unfinished ones, once their grace time is over; undefined:
   * the test did not wait for that.
   */
  leftOver?: number;
  /** The 99th percentile of the answers of /healthz meanwhile; undefined: not measured. */
  healthP99Ms?: number;
  /** What the server held on to before and after; undefined: not measured. */
  usage?: { before: Usage; after: Usage };
}

export interface Usage {
  openFiles: number;
  rssMb: number;
}

/** Where a run that wants a table has the lines; see `scripts/test-faults.mjs`. */
const reportPath = process.env['PERCH_FAULTS_REPORT'];

/** Whether to take the time for all rounds, and not only for those of every test run. */
export const isLong = process.env['PERCH_FAULTS'] === 'long';

/** Notes it for the table, and fails where something was lost. */
export function settle(tally: Tally): void {
  if (reportPath) appendFileSync(reportPath, `${JSON.stringify(tally)}\n`);
  expect({ leftOver: 0, ...tally }).toMatchObject({ lost: 0, wrong: 0, leftOver: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
}

/** Asks /healthz again and again until it is disposed of. */
export class HealthWatch implements AsyncDisposable {
  readonly #child: Bun.Subprocess<'ignore', 'pipe', 'inherit'>;
  readonly #reading: Promise<void>;
  #lines = '';

  constructor({ origin }: TestServer) {
    const program = join(import.meta.dir, 'ask-health.ts');
    this.#child = Bun.spawn([process.execPath, program, origin], {
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'inherit',
    });
    this.#reading = this.#read(this.#child.stdout);
  }

  async #read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of stream) this.#lines += decoder.decode(chunk, { stream: true });
  }

  p99Ms(): number {
    return this.#share(0.99);
  }

  maxMs(): number {
    return this.#share(1);
  }

  /** What this share of the answers did not exceed. */
  #share(share: number): number {
    const whole = this.#lines.split('\n').slice(0, -1);
    const sorted = whole.map(Number).toSorted((a, b) => a - b);
    return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill();
    await this.#child.exited;
    await this.#reading;
  }
}
