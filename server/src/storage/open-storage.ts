import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import type { Log } from '../lib/log.ts';
import { openDiskStorage } from './disk/disk.ts';
import { withMemoryCache } from './memory-cache.ts';
import { withDiskCache } from './s3/cache/cached-objects.ts';
import { openObjectCache } from './s3/cache/object-cache.ts';
import { createS3Storage, openS3Storage, type S3Options } from './s3/s3.ts';
import type { Storage } from './storage.ts';

type StorageConfig = Pick<Config, 'dataDir' | 's3' | 's3Public' | 's3CacheBytes' | 'workers'>;

const diskFolder = ({ dataDir }: StorageConfig) => join(dataDir, 'files');

function s3Options({ s3, s3Public }: StorageConfig): S3Options | undefined {
  if (!s3) return undefined;
  return { location: s3, isPublic: s3Public === 'redirect' };
}

interface OpenOptions {
  /** Another process has the storage open, so its uploads in progress must not be cleaned up. */
  isShared?: boolean;
}

interface ServerOptions extends OpenOptions {
  /** The worker's number among those that serve `dataDir`, from 1. */
  number: number;
  /** Whether there is a `dataDir` that can be written: without it, objects are not cached on the disk. */
  hasDataDir: boolean;
}

/** Opens the configured storage for a server, with its caches. Throws ConfigError if it cannot be used. */
export async function openStorage(
  config: StorageConfig,
  log: Log,
  options: ServerOptions,
): Promise<Storage> {
  const driver = await openUncachedStorage(config, log, options);
  return withMemoryCache(withObjectCache(driver, config, log, options));
}

/** Adds a disk cache for S3 objects in a folder of this worker, with its share of S3_CACHE. */
function withObjectCache(
  driver: Storage,
  { dataDir, s3, s3CacheBytes, workers }: StorageConfig,
  log: Log,
  { number, hasDataDir }: ServerOptions,
): Storage {
  if (!hasDataDir) return driver;
  const root = join(dataDir, 'cache');
  const processes = Math.max(1, workers);
  const isOn = s3 !== undefined && s3CacheBytes > 0;
  // Folders of workers that no longer exist, or of an earlier configuration.
  if (number === 1) removeFolders(root, (name) => !isOn || !(Number(name) <= processes));
  if (!isOn) return driver;
  const folder = join(root, String(number));
  return withDiskCache(driver, openObjectCache(folder, Math.floor(s3CacheBytes / processes), log));
}

function removeFolders(root: string, isStale: (name: string) => boolean): void {
  let names: string[] = [];
  try {
    names = readdirSync(root);
  } catch {
    // The folder does not exist.
  }
  for (const name of names.filter(isStale)) {
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

/** Opens the configured storage without caches, for commands. Throws ConfigError if it cannot be used. */
export async function openUncachedStorage(
  config: StorageConfig,
  log: Log,
  options: OpenOptions = {},
): Promise<Storage> {
  const s3 = s3Options(config);
  return s3 ? openS3Storage(s3, log) : openDiskStorage(diskFolder(config), options);
}

/** Opens the storage while a server is running, whose uploads in progress are left alone. */
export async function openSharedStorage(config: StorageConfig): Promise<Storage> {
  const s3 = s3Options(config);
  return s3 ? createS3Storage(s3) : openDiskStorage(diskFolder(config), { isShared: true });
}

/** Names the storage in sentences for the operator. */
export function describeStorage(config: StorageConfig): string {
  return config.s3 ? `the bucket ${config.s3.bucket} at ${config.s3.endpoint}` : diskFolder(config);
}
