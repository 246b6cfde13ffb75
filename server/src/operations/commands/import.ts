import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { importedKinds, type ImportLinkMode } from '@perch/contract/imports/limits';
import { importSources, isImportSource } from '@perch/contract/imports/sources';
import { formatBytes } from '@perch/contract/text/size';

import type { Config } from '../../config/config.ts';
import { readImportBucket } from '../../config/import-bucket.ts';
import { unencodedReason } from '../../config/setting-schemas.ts';
import { hostNameOf } from '../../http/request/host-gate.ts';
import {
  importInstallation,
  type ImportOptions,
} from '../../interop/importer/import-installation.ts';
import type { ImportReport, ReportedRow } from '../../interop/importer/report.ts';
import { refuseWhileImporting } from '../../interop/imports/find-import.ts';
import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { openSharedStorage } from '../../storage/open-storage.ts';
import type { CommandContext } from './command.ts';
import { createProgress } from './progress.ts';
import { withServices } from './with-services.ts';

const exitSkipped = 3;
const linkModes: readonly ImportLinkMode[] = ['hard', 'copy', 'move'];

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { reportFile, hosts, ...options } = readOptions(args, context);
  const { print } = context.terminal;
  const report = await withServices(context, async (services) => {
    if (!options.isDryRun) await refuseWhileImporting(services);
    const storage = await openSharedStorage(services.config);
    return importInstallation(services, storage, {
      ...options,
      hosts: hosts.length > 0 ? hosts : [appHostOf(services.config)],
      onProgress: createProgress(print, 'files'),
    });
  });
  for (const line of linesOf(report)) print(line);
  if (reportFile !== undefined) await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  return report.skipped.length > 0 ? exitSkipped : 0;
}

const appHostOf = ({ publicUrl }: Config) => new URL(publicUrl).hostname;

type Options = Omit<ImportOptions, 'onProgress'> & { reportFile: string | undefined };

function readOptions(
  args: string[],
  { environment }: Pick<CommandContext, 'environment'>,
): Options {
  const { values, positionals } = parseOptions({
    args,
    options: {
      database: { type: 'string' },
      files: { type: 'string', multiple: true },
      host: { type: 'string', multiple: true },
      link: { type: 'string' },
      admins: { type: 'boolean' },
      owner: { type: 'string' },
      'max-views': { type: 'string' },
      'file-route': { type: 'string' },
      'link-route': { type: 'string' },
      'ignore-column': { type: 'string', multiple: true },
      strip: { type: 'string' },
      'dry-run': { type: 'boolean' },
      report: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [source] = positionals;
  if (source === undefined || !isImportSource(source) || positionals.length > 1) {
    throw new UsageError(`Give the source: perch import ${importSources.join('|')}`);
  }
  const { database, files = [], link: mode = 'copy' } = values;
  if (database === undefined || files.length === 0) {
    throw new UsageError(
      'Give --database, the database of the source, and --files, the folder or bucket of its files.',
    );
  }
  const reason = unencodedReason(database);
  if (reason !== undefined) throw new UsageError(`--database cannot be read. ${reason}`);
  const places = readPlaces(files, environment);
  if (!isLinkMode(mode)) throw new UsageError(`--link takes ${linkModes.join(', ')}.`);
  if (mode !== 'copy' && places.folder === undefined)
    throw new UsageError('Files in S3 can only be copied.');
  const { 'max-views': maxViews = 'drop' } = values;
  if (maxViews !== 'drop' && maxViews !== 'page')
    throw new UsageError('--max-views takes drop, page.');
  const { strip = 'off' } = values;
  if (strip !== 'off' && strip !== 'gps' && strip !== 'all')
    throw new UsageError('--strip takes off, gps, all.');
  return {
    sourceName: source,
    database,
    ...places,
    mode,
    hosts: (values.host ?? []).map(hostOf),
    hasAdmins: values.admins ?? false,
    hasMaxViews: maxViews === 'page',
    strip: strip === 'off' ? undefined : strip,
    anonymousOwner: values.owner,
    settings: {
      fileRoute: routeOf(values['file-route']),
      linkRoute: routeOf(values['link-route']),
      ignoredColumns: values['ignore-column'] ?? [],
    },
    isDryRun: values['dry-run'] ?? false,
    reportFile: values.report,
  };
}

const isLinkMode = (mode: string): mode is ImportLinkMode =>
  linkModes.some((each) => each === mode);

function hostOf(text: string): string {
  const name = hostNameOf(text);
  if (name === undefined || text.includes(':')) throw new UsageError(`${text} is not a host name.`);
  return name;
}

/** Without the slash at its end; empty for the root. */
function routeOf(route: string | undefined): string | undefined {
  if (route === undefined) return undefined;
  if (!route.startsWith('/'))
    throw new UsageError(`${route} is not a route: it must begin with a slash.`);
  return route.replace(/\/+$/, '');
}

function linesOf(report: ImportReport): string[] {
  const about = ({ kind, key, sentence }: ReportedRow) => `${kind} ${key}: ${sentence}`;
  const counts = importedKinds.map((kind) => {
    const { found, imported, known, skipped } = report[kind];
    const done = report.isDryRun ? 'to import' : 'imported';
    return `${kind}: ${found} found, ${imported} ${done}, ${known} imported before, ${skipped} skipped.`;
  });
  const { addresses, bytes, copied, hosts } = report;
  return [
    ...report.notes.map((row) => `! ${about(row)}`),
    ...report.skipped.map((row) => `✗ ${about(row)}`),
    ...counts,
    `${formatBytes(bytes)}, ${addresses} addresses on ${hosts.join(', ')}.`,
    ...(copied > 0 ? [`${copied} files could not be linked and were copied.`] : []),
  ];
}

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
    throw new UsageError(`${place} is not a bucket: write s3://BUCKET or s3://BUCKET/PREFIX.`);
  const prefix = path.replaceAll(/^\/+|\/+$/g, '');
  return {
    location: readImportBucket(environment, name),
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}
