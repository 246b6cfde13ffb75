import * as contract from '@perch/contract/settings';
import { sql } from 'kysely';

import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Serve } from './endpoint.ts';

export function healthRoutes(serve: Serve, { db, storage, log, lifecycle }: Services) {
  serve(contract.healthz, async () => ({ status: 'ok' }));

  serve(contract.readyz, async () => {
    await lifecycle.prepared;
    if (lifecycle.isStopping) throw new AppError('busy', 'The server is stopping.');
    try {
      await Promise.all([sql`select 1`.execute(db), storage.check()]);
    } catch (cause) {
      log.warn('readiness.failed', { error: cause });
      throw new AppError('busy', 'The database or the storage does not answer.', { cause });
    }
    return { status: 'ready' };
  });
}
