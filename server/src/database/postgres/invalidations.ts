import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';

import { minuteMs, secondMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import {
  type InvalidationBus,
  invalidationChannel,
  type InvalidationListener,
  parseInvalidation,
} from '../invalidation/publish.ts';
import type { Schema } from '../schema.ts';

const beatEveryMs = secondMs;
// A beat that was taken arrives within milliseconds, or when this process has time for it.
const deafAfterMs = 1.5 * secondMs;
const lostAfterMs = 5 * secondMs;
const waitMaxMs = 5 * secondMs;
const retryMinMs = secondMs / 10;
const retryMaxMs = 2 * secondMs;
// While the database is away nothing can be deleted through this process, and the rows in memory stay in
// use; but other processes may still reach the database.
const unheardMaxMs = 5 * minuteMs;

type Notified = (channel: string, payload: string) => void;

/**
 * Hears invalidations through LISTEN, on a connection of its own. Every second it notifies itself through
 * the other connections: where that does not arrive, notifications are lost (perhaps a pooler in between),
 * and it reports a gap every second until they arrive again.
 */
export class PostgresInvalidations implements InvalidationBus {
  readonly #beatChannel = `perch_beat_${randomUUID().replaceAll('-', '')}`;
  #client: Client | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #heardAt = performance.now();
  #lastBeat = 0;
  #heardBeat = 0;
  /** Since when a beat is missing that the database has taken. */
  #missingSince: number | undefined;
  #isDeaf = false;
  #isBeating = false;
  #isClosed = false;

  private constructor(
    readonly url: string,
    readonly db: Kysely<Schema>,
    readonly listener: InvalidationListener,
    readonly log: Log,
  ) {}

  static async open(
    url: string,
    db: Kysely<Schema>,
    listener: InvalidationListener,
    log: Log,
  ): Promise<InvalidationBus> {
    const bus = new PostgresInvalidations(url, db, listener, log);
    await bus.#connect();
    bus.#timer = setInterval(() => void bus.#beat(), beatEveryMs);
    bus.#timer.unref();
    return bus;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const last = this.#client;
    this.#client = undefined;
    await last?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const channels = [invalidationChannel, this.#beatChannel];
    const client = await listenTo(this.url, channels, (channel, payload) => {
      if (channel === this.#beatChannel) this.#hear(Number(payload));
      const invalidation = channel === invalidationChannel ? parseInvalidation(payload) : undefined;
      if (invalidation) this.listener.onInvalidation(invalidation);
    });
    client.once('end', () => void this.#reconnect(client));
    this.#client = client;
    // From here on nothing is missed, if beats arrive; what came before may have been.
    this.listener.onGap();
    this.#missingSince = undefined;
  }

  #hear(beat: number) {
    this.#heardAt = performance.now();
    this.#heardBeat = beat;
    this.#missingSince = undefined;
    if (this.#isDeaf) this.log.info('invalidation.notifications_resumed');
    this.#isDeaf = false;
  }

  async #reconnect(lost: Client): Promise<void> {
    if (this.#client !== lost) return;
    this.#client = undefined;
    for (let waitMs = retryMinMs; !this.#isClosed; waitMs = Math.min(waitMs * 2, retryMaxMs)) {
      try {
        await this.#connect();
        this.log.info('invalidation.reconnected');
        if (this.#isClosed) await this.close();
        return;
      } catch (error) {
        this.log.warn('invalidation.connection_failed', { error });
        await Bun.sleep(waitMs);
      }
    }
  }

  async #beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    const beat = (this.#lastBeat += 1);
    try {
      await sql`select pg_notify(${this.#beatChannel}, ${String(beat)})`.execute(this.db);
      if (this.#heardBeat < beat) this.#missingSince ??= performance.now();
      const missingMs = performance.now() - (this.#missingSince ?? performance.now());
      if (this.#isDeaf || missingMs > deafAfterMs) this.#miss(missingMs);
    } catch {
      // Requests report that the database is away; nothing can have been missed for a while.
      if (performance.now() - this.#heardAt > unheardMaxMs) this.listener.onGap();
    } finally {
      this.#isBeating = false;
    }
  }

  #miss(missingMs: number) {
    if (this.#isClosed) return;
    if (!this.#isDeaf)
      this.log.warn('invalidation.notifications_lost', { missingMs: Math.round(missingMs) });
    this.#isDeaf = true;
    this.listener.onGap();
    const lost = this.#client;
    if (missingMs < lostAfterMs || !lost) return;
    // Its end may never be reported: the other machine may be gone.
    lost.end().catch(() => {});
    void this.#reconnect(lost);
  }
}

async function listenTo(url: string, channels: string[], notified: Notified): Promise<Client> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: waitMaxMs,
    query_timeout: waitMaxMs,
  });
  // Without a listener an error would end the process; 'end' follows every one.
  client.on('error', () => {});
  client.on('notification', ({ channel, payload = '' }) => notified(channel, payload));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
