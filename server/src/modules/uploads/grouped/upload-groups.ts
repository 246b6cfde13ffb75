import { isPostgres } from '../../../database/dialect.ts';
import { isDefiniteFailure } from '../../../database/failures.ts';
import type { Db } from '../../../database/open.ts';
import { type GroupedUpload, insertTogether } from './insert-statement.ts';

// Every upload changes its owner's row, which has the quota: on PostgreSQL each would wait for the commit of the one before
// it. Those that come while a transaction of their owner's is under way are written by the next one, all together.

/** Beyond it the statement would hold the owner's row for longer than a commit takes. */
const groupMax = 100;

/** Writes the rows of an owner's uploads in groups. */
export interface UploadGroups {
  /**
   * Writes the rows and returns the key of the upload's blob when they are committed. Undefined where they are to be
   * written alone, and nothing is written: on SQLite, which has groups of its own, and where the upload, or another of
   * its group, was refused. Throws where they may have been committed.
   */
  insert(upload: GroupedUpload): Promise<string | undefined>;
}

interface Waiting {
  wanted: GroupedUpload;
  done: PromiseWithResolvers<string | undefined>;
}

class Refused extends Error {}

export function createUploadGroups(db: Db): UploadGroups {
  /** By owners of whom a group is being written: those that wait for it. */
  const owners = new Map<string, Waiting[]>();

  async function writeAll(ownerId: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) await write(ownerId, waiting.splice(0, groupMax));
    owners.delete(ownerId);
  }

  async function write(ownerId: string, group: readonly Waiting[]): Promise<void> {
    const uploads = group.map(({ wanted }) => wanted);
    try {
      const keys = await db.transaction().execute(async (transaction) => {
        const inserted = await insertTogether(transaction, ownerId, uploads);
        if (!inserted) throw new Refused();
        return inserted;
      });
      for (const { done, wanted } of group) done.resolve(keys.get(wanted.upload.id));
    } catch (error) {
      const isAlone = error instanceof Refused || isDefiniteFailure(error);
      for (const { done } of group) {
        if (isAlone) done.resolve(undefined);
        else done.reject(error);
      }
    }
  }

  return {
    async insert(wanted) {
      if (!isPostgres(db)) return undefined;
      const { user_id: ownerId } = wanted.upload;
      const next = { wanted, done: Promise.withResolvers<string | undefined>() };
      const waiting = owners.get(ownerId);
      if (waiting) waiting.push(next);
      else {
        const first = [next];
        owners.set(ownerId, first);
        void writeAll(ownerId, first);
      }
      return next.done.promise;
    },
  };
}
