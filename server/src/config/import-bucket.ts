import { ConfigError } from './config-error.ts';
import type { S3Location } from './config.ts';
import { reasonIn } from './setting.ts';
import { settings } from './settings.ts';

/** The variables of a source's bucket, each with the setting that it corresponds to. */
const variables = {
  endpoint: ['IMPORT_S3_ENDPOINT', settings.S3_ENDPOINT],
  region: ['IMPORT_S3_REGION', settings.S3_REGION],
  accessKeyId: ['IMPORT_S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID],
  secretAccessKey: ['IMPORT_S3_SECRET_ACCESS_KEY', settings.S3_SECRET_ACCESS_KEY],
} as const;

/**
 * The bucket that `perch import` reads, with its keys from the environment: so neither a list of processes nor the shell's
 * history has them. Throws ConfigError, which never shows a value.
 */
export function readImportBucket(
  environment: Readonly<Record<string, string | undefined>>,
  bucket: string,
): S3Location {
  const read = (name: keyof typeof variables, otherwise?: string): string => {
    const [variable, { schema, accepts }] = variables[name];
    const result = schema.safeParse(environment[variable] || otherwise);
    if (!result.success) {
      const reason = reasonIn(result.error);
      throw new ConfigError(`${variable} must be ${accepts}.${reason ? ` ${reason}` : ''}`);
    }
    if (result.data === undefined) throw new ConfigError(`A source in S3 needs ${variable}.`);
    return result.data;
  };
  return {
    bucket,
    endpoint: read('endpoint'),
    region: read('region', 'us-east-1'),
    accessKeyId: read('accessKeyId'),
    secretAccessKey: read('secretAccessKey'),
  };
}
