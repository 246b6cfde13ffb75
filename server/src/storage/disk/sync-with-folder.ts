import { closeSync, fsync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const sync = promisify(fsync);

interface FolderSync {
  ended: Promise<void>;
  /** The one that begins after it. */
  next?: Promise<void>;
}

/** By the path of a folder: its sync that is under way. */
const underWay = new Map<string, FolderSync>();

/** Makes an open file and its entry in the folder durable, side by side. Both have ended when it throws. */
export async function syncWithFolder(file: number, folder: string): Promise<void> {
  const work = [sync(file), syncEntries(folder)];
  await Promise.allSettled(work);
  await Promise.all(work);
}

/**
 * Files that ask while the folder is synced share its next sync: the disk has them wait for this one anyway. The next
 * one fails with it, as the system tells of a failure once.
 */
function syncEntries(folder: string): Promise<void> {
  const current = underWay.get(folder);
  if (!current) return begin(folder);
  current.next ??= current.ended.then(() => begin(folder));
  return current.next;
}

function begin(folder: string): Promise<void> {
  const ended = syncFolder(folder);
  const current: FolderSync = { ended };
  underWay.set(folder, current);
  void forget(folder, current);
  return ended;
}

async function forget(folder: string, current: FolderSync): Promise<void> {
  const [{ status }] = await Promise.allSettled([current.ended]);
  if (!current.next || status === 'rejected') underWay.delete(folder);
}

async function syncFolder(path: string): Promise<void> {
  // Opening a folder that a file was just made in does not wait for the disk.
  const folder = openSync(path, 'r');
  try {
    await sync(folder);
  } finally {
    closeSync(folder);
  }
}
