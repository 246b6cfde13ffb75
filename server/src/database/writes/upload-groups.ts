import { setImmediate } from 'node:timers';

import { isPostgres } from '../dialect.ts';
import { isDefiniteFailure } from '../failures.ts';
import type { Db } from '../open.ts';
import type { UploadToInsert } from '../rows/upload-rows.ts';
import { transactDirectly } from '../sqlite/direct.ts';
import { insertUploads, UploadsRefused } from './uploads.ts';

/** Beyond it a transaction would hold the owner's row, or the event loop, for longer than a commit takes. */
const groupMax = 100;

/** Writes the rows of uploads in groups, each in one transaction. */
export interface UploadGroups {
  /**
   * Writes the rows and returns the key of the upload's blob when they are committed. Undefined where they are to be
   * written alone, and nothing is written: the upload, or another of its group, was refused. Throws where they may have been
   * committed.
   */
  insert(upload: UploadToInsert): Promise<string | undefined>;
}

interface Waiting {
  wanted: UploadToInsert;
  done: PromiseWithResolvers<string | undefined>;
}

/** Writes the rows of a group; throws where one of them is refused, and nothing is written. */
type Write = (uploads: readonly UploadToInsert[]) => Promise<Map<string, string>>;

export const createUploadGroups = (db: Db): UploadGroups =>
  isPostgres(db) ? createGroupsOfOwners(db) : createGroupsOfIterations(db);

/**
 * For PostgreSQL. Every upload changes its owner's row, which has the quota: each would wait for the commit of the one before it.
 * Those that come while a transaction of their owner's is under way are written by the next one, all together.
 */
function createGroupsOfOwners(db: Db): UploadGroups {
  /** By owners of whom a group is being written: those that wait for it. */
  const owners = new Map<string, Waiting[]>();

  const writeRows: Write = (uploads) =>
    db.transaction().execute((transaction) => insertUploads(transaction, uploads, 'reserved'));

  async function writeAll(ownerId: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) await write(waiting.splice(0, groupMax), writeRows);
    owners.delete(ownerId);
  }

  return {
    async insert(wanted) {
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

/**
 * For SQLite, which has one writer: the uploads whose bytes were stored in one iteration of the event loop share a transaction.
 * Separately, each would be a savepoint, and change every total again.
 */
function createGroupsOfIterations(db: Db): UploadGroups {
  const waiting: Waiting[] = [];

  const writeRows: Write = (uploads) =>
    transactDirectly(db, (transaction) => insertUploads(transaction, uploads, 'reserved'));

  function writeNext(): void {
    void write(waiting.splice(0, groupMax), writeRows);
    if (waiting.length > 0) setImmediate(writeNext);
  }

  return {
    async insert(wanted) {
      const next = { wanted, done: Promise.withResolvers<string | undefined>() };
      if (waiting.push(next) === 1) setImmediate(writeNext);
      return next.done.promise;
    },
  };
}

async function write(group: readonly Waiting[], writeRows: Write): Promise<void> {
  try {
    const keys = await writeRows(group.map(({ wanted }) => wanted));
    for (const { done, wanted } of group) done.resolve(keys.get(wanted.upload.id));
  } catch (error) {
    const isAlone = error instanceof UploadsRefused || isDefiniteFailure(error);
    for (const { done } of group) {
      if (isAlone) done.resolve(undefined);
      else done.reject(error);
    }
  }
}
