import { createHmac, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { tryLock } from '../../installation/file-lock.ts';
import type { RemoteServer } from '../servers/choose-server.ts';
import { makeOwnFolder, readOwnFile, writeOwnFile } from '../servers/own-file.ts';
import { stateFolder } from '../servers/own-folders.ts';

/** Long after a server has removed what nothing continues, and longer than any upload takes. */
const staleAfterMs = 30 * 24 * 3600 * 1000;

const State = z.object({ idempotencyKey: z.uuid(), isBegun: z.boolean() });

/** Identifies an upload: the same one is resumed, any other starts from the beginning. */
export interface UploadIdentity {
  path: string;
  /** Of the file, with its size and time. */
  version: string;
  name: string;
  options: ReadonlyMap<string, string>;
}

/** An upload as earlier runs have left it, under a lock that ends with this process. */
export interface SavedUpload {
  /** The key by which the server knows it. */
  idempotencyKey: string;
  /** Whether an earlier run has begun it. */
  isFromBefore: boolean;
  /** Whether a later run could resume. */
  isKept: boolean;
  /** Notes that the server has begun it. */
  begun(): Promise<void>;
  /** Starts over with another key. */
  renew(): Promise<void>;
  /** Forgets it: it is sent, or can never be. */
  forget(): Promise<void>;
  release(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the upload of this file to this server that an earlier run has begun, or notes a new one. It is not kept where
 * another process sends the same now, or where nothing can be written.
 */
export async function saveUpload(
  environment: Environment,
  server: RemoteServer,
  identity: UploadIdentity,
): Promise<SavedUpload> {
  try {
    const folder = join(stateFolder(environment), 'uploads');
    await makeOwnFolder(folder);
    await removeStale(folder);
    const path = join(folder, nameOf(server, identity));
    const lock = tryLock(`${path}.lock`);
    if (lock) return await openKept(path, lock);
  } catch {
    // Sending matters more than being able to resume.
  }
  return unsavedUpload();
}

async function openKept(path: string, lock: { release(): void }): Promise<SavedUpload> {
  try {
    const file = `${path}.json`;
    const write = async (idempotencyKey: string, isBegun: boolean) => {
      await writeOwnFile(file, JSON.stringify({ idempotencyKey, isBegun }));
      return idempotencyKey;
    };
    const before = await readState(file);
    let isBegun = before?.isBegun === true;
    const kept: SavedUpload = {
      idempotencyKey: before?.idempotencyKey ?? (await write(randomUUID(), false)),
      isFromBefore: before?.isBegun === true,
      isKept: true,
      async begun() {
        await write(kept.idempotencyKey, true);
        isBegun = true;
      },
      async renew() {
        kept.idempotencyKey = await write(randomUUID(), false);
      },
      async forget() {
        await rm(file, { force: true });
        await rm(`${path}.lock`, { force: true });
      },
      async release() {
        // The server has refused it: there is nothing to resume.
        if (!isBegun) await kept.forget();
        lock.release();
      },
    };
    return kept;
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function readState(file: string): Promise<z.infer<typeof State> | undefined> {
  const text = await readOwnFile(file).catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return State.parse(JSON.parse(text));
  } catch {
    // The file is truncated or belongs to another upload, which then starts over.
    return undefined;
  }
}

/** An upload that ends with this process. */
export function unsavedUpload(): SavedUpload {
  const upload: SavedUpload = {
    idempotencyKey: randomUUID(),
    isFromBefore: false,
    isKept: false,
    async begun() {},
    async renew() {
      upload.idempotencyKey = randomUUID();
    },
    async forget() {},
    async release() {},
  };
  return upload;
}

/** A password is among the options: without the token nothing about it can be tried out from the name. */
function nameOf({ origin, token }: RemoteServer, identity: UploadIdentity): string {
  const { path, version, name, options } = identity;
  const text = JSON.stringify([origin, path, version, name, [...options].toSorted()]);
  return createHmac('sha256', token).update(text).digest('hex');
}

async function removeStale(folder: string): Promise<void> {
  const before = Date.now() - staleAfterMs;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
