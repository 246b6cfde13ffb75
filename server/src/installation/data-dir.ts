import type { Config } from '../config/config.ts';
import { databasePathOf } from '../database/open.ts';
import { findRefusal, openPrivateFolder } from './private-folder.ts';

type DataDirConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 's3' | 'secretKey' | 's3CacheBytes' | 'isS3CacheSet'
>;

/**
 * Opens the data folder as `openPrivateFolder` does. False: it cannot be written and stays as it is, as database, files
 * and key are elsewhere. Throws ConfigError.
 */
export async function openDataDir(config: DataDirConfig): Promise<boolean> {
  const needs = needsOf(config);
  const code = needs.length === 0 ? await findRefusal(config.dataDir) : undefined;
  if (code !== undefined && protections.has(code)) return false;
  const isElsewhere = databasePathOf(config.databaseUrl) === undefined || config.s3 !== undefined;
  await openPrivateFolder(config, isElsewhere ? needs : []);
  return true;
}

// Of a read-only file system, and of a folder that belongs to another user. A file in its place is a mistake.
const protections = new Set(['EROFS', 'EACCES', 'EPERM']);

/** The settings by which a server that keeps its rows or its files elsewhere still needs the folder. */
function needsOf({
  databaseUrl,
  s3,
  secretKey,
  s3CacheBytes,
  isS3CacheSet,
}: DataDirConfig): string[] {
  const isOnDisk = databasePathOf(databaseUrl) !== undefined;
  if (isOnDisk && !s3) return ['DATABASE_URL, the S3 settings and SECRET_KEY'];
  return [
    ...(isOnDisk ? ['DATABASE_URL'] : []),
    ...(s3 ? [] : ['the S3 settings']),
    ...(secretKey === undefined ? ['SECRET_KEY'] : []),
    ...(s3 && isS3CacheSet && s3CacheBytes > 0 ? ['S3_CACHE=0'] : []),
  ];
}

/** Whether nothing is kept in the folder that could not be done without. */
export const canDoWithoutDataDir = (config: DataDirConfig): boolean => needsOf(config).length === 0;
