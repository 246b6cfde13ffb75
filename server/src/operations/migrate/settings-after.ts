import type { MigrationPlan } from './migration-plan.ts';

/** Lines for the terminal with the settings to use after the migration, without secrets. */
export function settingsAfter({ config, toDatabase, files }: MigrationPlan): string[] {
  const database = toDatabase ? [`  DATABASE_URL=${withoutPassword(toDatabase)}`] : [];
  return [
    'Start Perch with these settings from now on:',
    ...database,
    ...storageLines(files),
    key(config),
  ];
}

function storageLines(files: MigrationPlan['files']): string[] {
  if (!files) return [];
  const { s3 } = files.to;
  if (!s3)
    return ['  none of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'];
  return [
    `  S3_ENDPOINT=${s3.endpoint}`,
    `  S3_BUCKET=${s3.bucket}`,
    `  S3_REGION=${s3.region}`,
    '  S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as they are set now',
  ];
}

// API tokens and deletion links are derived from it, and authenticator apps' secrets encrypted with it.
const key = ({ secretKey, dataDir }: MigrationPlan['config']) =>
  secretKey === undefined
    ? `  SECRET_KEY=the text in ${dataDir}/secret.key, unless that folder stays the DATA_DIR: without it, API tokens, deletion links and authenticator apps end`
    : '  SECRET_KEY as it is set now: without it, API tokens, deletion links and authenticator apps end';

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (!parsed.password) return url;
  parsed.password = '…';
  return decodeURI(parsed.href);
}
