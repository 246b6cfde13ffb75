import { resolve } from 'node:path';

import { readImportBucket } from '../../config/import-bucket.ts';
import type { ImportOptions } from '../../interop/importer/import-installation.ts';
import { UsageError } from '../../lib/command-line.ts';
import type { CommandContext } from './command.ts';

const bucketPattern = /^s3:\/\/([A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9])(?:\/(.*))?$/s;

/**
 * Reads what `--files` names: a folder, a bucket as `s3://BUCKET/PREFIX`, or one of each. Throws UsageError, and
 * ConfigError where the variables of the bucket are missing.
 */
export function readPlaces(
  places: readonly string[],
  environment: CommandContext['environment'],
): Pick<ImportOptions, 'folder' | 'bucket'> {
  const isBucket = (place: string) => /^s3:/i.test(place);
  const [folder, ...otherFolders] = places.filter((place) => !isBucket(place));
  const [bucket, ...otherBuckets] = places.filter(isBucket);
  if (otherFolders.length + otherBuckets.length > 0) {
    throw new UsageError('--files takes one folder, one bucket, or one of each.');
  }
  return {
    folder: folder === undefined ? undefined : resolve(folder),
    bucket: bucket === undefined ? undefined : readBucket(bucket, environment),
  };
}

function readBucket(place: string, environment: CommandContext['environment']) {
  const [, name, path = ''] = bucketPattern.exec(place) ?? [];
  if (name === undefined)
    throw new UsageError(`${place} is no bucket: write s3://BUCKET or s3://BUCKET/PREFIX.`);
  const prefix = path.replaceAll(/^\/+|\/+$/g, '');
  return {
    location: readImportBucket(environment, name),
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}
