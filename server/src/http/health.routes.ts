import * as contract from '@perch/contract/settings';
import { sql } from 'kysely';

import { secondMs } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { Services } from '../services.ts';
import { coalesce } from './coalesce.ts';
import type { Serve } from './endpoint.ts';

// Probes within this time share one check of the database and the storage.
const checkIntervalMs = secondMs;

export function healthRoutes(serve: Serve, { db, storage, log, lifecycle }: Services) {
  const check = coalesce(checkIntervalMs, async () => {
    try {
      await Promise.all([sql`select 1`.execute(db), storage.check()]);
      return undefined;
    } catch (cause) {
      log.warn('readiness.check_failed', { error: cause });
      return new AppError('busy', (m) => m.errors.notReady, { cause });
    }
  });

  serve(contract.healthz, async () => ({ status: 'ok' }));

  serve(contract.readyz, async () => {
    await lifecycle.prepared;
    if (lifecycle.isStopping) throw isStopping();
    const failure = await check();
    if (lifecycle.isStopping) throw isStopping();
    if (failure) throw failure;
    return { status: 'ready' };
  });
}

const isStopping = () => new AppError('busy', (m) => m.errors.stopping);
