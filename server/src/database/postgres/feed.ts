import { randomUUID } from 'node:crypto';

import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';

import { minuteMs, secondMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import {
  type ChangeFeed,
  type ChangeListener,
  changesChannel,
  parseChange,
} from '../invalidation/publish.ts';
import type { Schema } from '../schema.ts';

const beatEveryMs = secondMs;
// A beat that was taken arrives within milliseconds, or when this process has time for it.
const deafAfterMs = 1.5 * secondMs;
const lostAfterMs = 5 * secondMs;
const waitMaxMs = 5 * secondMs;
const retryMinMs = secondMs / 10;
const retryMaxMs = 2 * secondMs;
// While the database is away, nobody can delete anything through this process, and what is in memory
// goes on. That others still reach the database cannot be ruled out for ever.
const unheardMaxMs = 5 * minuteMs;

type Notified = (channel: string, payload: string) => void;

/**
 * Follows changes through LISTEN, on a connection of its own. Every second it sends itself a beat
 * through the other connections: where that does not arrive, notifications are lost (a pooler in
 * between perhaps), and everything is forgotten every second until they are not.
 */
export class PostgresFeed implements ChangeFeed {
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
    readonly listener: ChangeListener,
    readonly log: Log,
  ) {}

  static async open(
    url: string,
    db: Kysely<Schema>,
    listener: ChangeListener,
    log: Log,
  ): Promise<ChangeFeed> {
    const feed = new PostgresFeed(url, db, listener, log);
    await feed.#connect();
    feed.#timer = setInterval(() => void feed.#beat(), beatEveryMs);
    feed.#timer.unref();
    return feed;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const last = this.#client;
    this.#client = undefined;
    await last?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const channels = [changesChannel, this.#beatChannel];
    const client = await listenTo(this.url, channels, (channel, payload) => {
      if (channel === this.#beatChannel) this.#hear(Number(payload));
      const change = channel === changesChannel ? parseChange(payload) : undefined;
      if (change) this.listener.onChange(change);
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
    if (this.#isDeaf) this.log.info('changes.heard_again');
    this.#isDeaf = false;
  }

  async #reconnect(lost: Client): Promise<void> {
    if (this.#client !== lost) return;
    this.#client = undefined;
    for (let waitMs = retryMinMs; !this.#isClosed; waitMs = Math.min(waitMs * 2, retryMaxMs)) {
      try {
        await this.#connect();
        this.log.info('changes.connected_again');
        if (this.#isClosed) await this.close();
        return;
      } catch (error) {
        this.log.warn('changes.not_connected', { error });
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
      // Whoever needs the database says so; here nothing can have been missed for a while.
      if (performance.now() - this.#heardAt > unheardMaxMs) this.listener.onGap();
    } finally {
      this.#isBeating = false;
    }
  }

  #miss(missingMs: number) {
    if (!this.#isDeaf) this.log.warn('changes.not_heard', { missingMs: Math.round(missingMs) });
    this.#isDeaf = true;
    this.listener.onGap();
    const lost = this.#client;
    if (missingMs < lostAfterMs || !lost) return;
    // Its end may never be told: the other machine may be gone.
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
