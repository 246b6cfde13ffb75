import { join } from 'node:path';

import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openDiskStorage } from './disk.ts';
import { createS3Storage, openS3Storage, type S3Options } from './s3.ts';
import { withSmallFilesInMemory } from './small-files.ts';
import type { Storage } from './storage.ts';

type StorageConfig = Pick<Config, 'dataDir' | 's3' | 's3Public' | 'maxFileBytes'>;

const diskFolder = ({ dataDir }: StorageConfig) => join(dataDir, 'files');

function s3Options({ s3, s3Public, maxFileBytes }: StorageConfig): S3Options | undefined {
  if (!s3) return undefined;
  return { location: s3, isPublic: s3Public === 'redirect', fileBytesMax: maxFileBytes };
}

/** Opens the storage that is configured, for a server. Throws ConfigError where it cannot be used. */
export async function openStorage(config: StorageConfig, log: Log): Promise<Storage> {
  return withSmallFilesInMemory(await openStorageAlone(config, log));
}

/** The same for a program that reads nothing twice. */
export async function openStorageAlone(config: StorageConfig, log: Log): Promise<Storage> {
  const s3 = s3Options(config);
  return s3 ? openS3Storage(s3, log) : openDiskStorage(diskFolder(config));
}

/** Opens it beside a server, whose uploads under way are left alone. */
export async function openStorageBesideServer(config: StorageConfig): Promise<Storage> {
  const s3 = s3Options(config);
  return s3 ? createS3Storage(s3) : openDiskStorage(diskFolder(config), { isBesideServer: true });
}

/** Where files are kept, in words for whoever runs Perch. */
export function describeStorage(config: StorageConfig): string {
  return config.s3 ? `the bucket ${config.s3.bucket} at ${config.s3.endpoint}` : diskFolder(config);
}
