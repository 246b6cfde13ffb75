import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { waitFor } from '../../../../../test/support/wait.ts';
import { openDatabase } from '../../../database/open.ts';
import { createLog } from '../../../lib/log.ts';
import { openDiskStorage } from '../../../storage/disk/disk.ts';
import { newKey } from '../../../storage/storage.ts';
import { createBlobDeletionQueue } from './blob-deletion-queue.ts';

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'perch-blob-deletions-'));
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  const db = await openDatabase('sqlite::memory:', log);
  return { root, lines, log, db, storage: await openDiskStorage(root) };
}

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(async () => {
  await opened.db.destroy();
  await rm(opened.root, { recursive: true });
});

async function store(content: string, key = newKey()) {
  const bytes = (async function* () {
    yield Buffer.from(content);
  })();
  await opened.storage.write(key, bytes);
  return key;
}
const refer = (key: string) =>
  opened.db.insertInto('objects').values({ key, content: null, refs: 1 }).execute();
const listed = async () => (await Array.fromAsync(opened.storage.list())).flat().toSorted();
const textOf = async (key: string) => new Response(await opened.storage.read(key)).text();

describe('queued blobs', () => {
  test('are all deleted when the queue is closed, however many', async () => {
    const keys = await Promise.all(Array.from({ length: 60 }, () => store('x')));
    const kept = await store('kept');
    const blobDeletions = createBlobDeletionQueue(opened);
    blobDeletions.remove(keys);
    await blobDeletions.close();
    expect(await listed()).toEqual([kept]);
  });

  test('that were replaced stay for a moment, and go when the queue is closed before it is over', async () => {
    const [replaced, deleted] = [await store('replaced'), await store('deleted')];
    const blobDeletions = createBlobDeletionQueue(opened);
    blobDeletions.removeSoon([replaced]);
    blobDeletions.remove([deleted]);
    await waitFor('the deleted one', async () => (await listed()).length === 1);
    expect(await textOf(replaced)).toBe('replaced');
    await blobDeletions.close();
    expect(await listed()).toEqual([]);
  });

  test('of an unanswered commit stay if the row was written', async () => {
    const [written, lost] = [await store('written'), await store('lost')];
    await refer(written);
    const blobDeletions = createBlobDeletionQueue(opened);
    for (const key of [written, lost]) blobDeletions.removeUnlessRetained(key);
    await blobDeletions.close();
    expect(await listed()).toEqual([written]);
    expect(await opened.db.selectFrom('objects').select('key').execute()).toEqual([
      { key: written },
    ]);
  });

  test('restore a retained blob that is lost or truncated, if an upload still refers to it', async () => {
    const [lost, cut, unwanted] = [newKey(), await store('shor'), newKey()];
    for (const key of [lost, cut]) await refer(key);
    const blobDeletions = createBlobDeletionQueue(opened);
    for (const kept of [lost, cut, unwanted]) {
      // Twice: two uploads may find it out at once.
      for (const key of [await store('short'), await store('short')]) {
        blobDeletions.removeDuplicate({ key, retainedKey: kept, bytes: 5 });
      }
    }
    await blobDeletions.close();
    expect(await listed()).toEqual([lost, cut].toSorted());
    for (const key of [lost, cut]) expect(await textOf(key)).toBe('short');
  });

  test('stay when the storage fails, and do not keep a server from stopping', async () => {
    let asked = 0;
    const removeAll = () => {
      asked += 1;
      return Promise.reject(new Error('no answer'));
    };
    const blobDeletions = createBlobDeletionQueue({
      ...opened,
      storage: { ...opened.storage, removeAll },
    });
    for (let key = 0; key < 500; key += 1) blobDeletions.remove([newKey()]);
    await blobDeletions.close();
    expect(asked).toBeLessThan(10);
    expect(opened.lines.join()).toContain('blob.deletion_failed');
  });

  test('make requests that delete more wait when there are too many', async () => {
    let isOpen = false;
    const gate = Promise.withResolvers<void>();
    const removeAll = () => gate.promise;
    const blobDeletions = createBlobDeletionQueue({
      ...opened,
      storage: { ...opened.storage, removeAll },
    });
    await blobDeletions.waitForCapacity();
    for (let key = 0; key < 1100; key += 1) blobDeletions.remove([newKey()]);
    const waiting = blobDeletions.waitForCapacity().then(() => expect(isOpen).toBe(true));
    await Bun.sleep(0);
    isOpen = true;
    gate.resolve();
    await waiting;
    await blobDeletions.close();
  });
});
