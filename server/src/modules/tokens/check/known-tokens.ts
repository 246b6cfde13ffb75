import { tokenRequestsMax } from '@perch/contract/accounts/limits';

import type { Db } from '../../../database/open.ts';
import type { TokenRow } from '../../../database/rows/account-rows.ts';
import type { UserRow } from '../../../database/schema.ts';
import type { CallerToken } from '../../../http/endpoint.ts';
import { type Clock, minuteMs, secondMs } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import { createLookupCache } from '../../../lib/lookup-cache.ts';
import { createLruCache } from '../../../lib/lru-cache.ts';
import { createRangeCheck, networkOf } from './address-ranges.ts';

const entriesMax = 1000;
// Changes invalidate entries immediately. If an invalidation is lost, a revoked token ends with its entry.
const freshMs = 3 * secondMs;

/** A token with a name and its owner, as they were read. */
export interface KnownToken {
  user: UserRow;
  token: CallerToken;
  secretHash: string;
  expiresAt: number | null;
  mayComeFrom(address: string): boolean;
}

interface Entry extends KnownToken {
  /** By the process’s own clock, which nothing moves. */
  readAt: number;
}

interface Use {
  /** When its last use was written. */
  writtenAt: number;
  windowEndsAt: number;
  requests: number;
}

/** Tokens with a name that this process has seen lately. */
export interface KnownTokens {
  /** The token with this id: one indexed read, none where it is known. */
  find(id: string): Promise<KnownToken | undefined>;
  /** Of what was read before, nothing is believed any more. */
  forgetAll(): void;
  /** Counts a request; returns the milliseconds to wait where the token has had its requests of this minute. */
  countRequest(id: string): number | undefined;
  /** Records when and from which network a token was used, in the background and at most once a minute. */
  recordUse(id: string, address: string): void;
  /** Waits for writes under way. */
  close(): Promise<void>;
}

export function createKnownTokens(db: Db, { clock, log }: { clock: Clock; log: Log }): KnownTokens {
  const entries = createLookupCache<Entry>(entriesMax);
  const uses = createLruCache<Use>(entriesMax * 10, () => 1);
  const writing = new Set<Promise<void>>();

  function useOf(id: string): Use {
    const use = uses.get(id) ?? { writtenAt: -Infinity, windowEndsAt: -Infinity, requests: 0 };
    uses.set(id, use);
    return use;
  }

  async function writeUse(id: string, address: string): Promise<void> {
    const now = clock.now();
    try {
      await db
        .updateTable('tokens')
        .set({ last_used_at: now, last_used_address: networkOf(address) })
        .where('id', '=', id)
        // Another process may have written it in this minute.
        .where((eb) =>
          eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', now - minuteMs)]),
        )
        .execute();
    } catch (error) {
      log.warn('token.last_use_write_failed', { id, error });
    }
  }

  return {
    async find(id) {
      const known = entries.peek(id);
      if (known && performance.now() - known.readAt > freshMs) entries.forget(id);
      return entries.find(id, (key) => readToken(db, key));
    },
    forgetAll: entries.forgetAll,
    countRequest(id) {
      const use = useOf(id);
      const now = performance.now();
      if (use.windowEndsAt <= now)
        Object.assign(use, { windowEndsAt: now + minuteMs, requests: 0 });
      use.requests += 1;
      return use.requests > tokenRequestsMax ? use.windowEndsAt - now : undefined;
    },
    recordUse(id, address) {
      const use = useOf(id);
      const now = performance.now();
      if (now - use.writtenAt < minuteMs) return;
      use.writtenAt = now;
      const written = writeUse(id, address).finally(() => writing.delete(written));
      writing.add(written);
    },
    async close() {
      await Promise.all(writing);
    },
  };
}

async function readToken(db: Db, id: string): Promise<Entry | undefined> {
  const readAt = performance.now();
  const found = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .selectAll('users')
    .select([
      'tokens.secret_hash',
      'tokens.scopes',
      'tokens.cidrs',
      'tokens.profile_id',
      'tokens.profile_locked',
      'tokens.bytes_per_day',
      'tokens.expires_at',
    ])
    .where('tokens.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const {
    secret_hash: secretHash,
    scopes,
    cidrs,
    profile_id: profileId,
    profile_locked: profileLocked,
    bytes_per_day: bytesPerDay,
    expires_at: expiresAt,
    ...user
  } = found;
  const token: CallerToken = {
    id,
    scopes: scopesIn({ scopes }),
    profileId,
    isProfileLocked: profileLocked === 1,
    bytesPerDay,
  };
  return { user, token, secretHash, expiresAt, mayComeFrom: createRangeCheck(cidrs), readAt };
}

/** The scopes of a row, also such as only another version of Perch knows. */
export const scopesIn = ({ scopes }: Pick<TokenRow, 'scopes'>): ReadonlySet<string> =>
  new Set(scopes.split(' '));
