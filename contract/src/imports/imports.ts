import { z } from '@hono/zod-openapi';

import { Username } from '../accounts/account-fields.ts';
import { pageSizeDefault } from '../limits.ts';
import { pageQuery, Pagination } from '../pagination.ts';
import { envelope, failures, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import {
  importedKinds,
  importHostsMax,
  importIgnoredColumnsMax,
  importLinkModes,
  importPathLengthMax,
  importPhases,
  importReasons,
  importStates,
} from './limits.ts';
import { importSources } from './sources.ts';

const path = z.string().min(1).max(importPathLengthMax);
const routePath = z
  .string()
  .max(100)
  .regex(/^\/[!-~]*$/);
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/);

const columnName = z.string().trim().min(1).max(200);

/** The source of an import, and how its rows come: the options of `perch import`. */
export const ImportOptions = z
  .strictObject({
    source: z.enum(importSources),
    database: path.nullable().openapi({
      description: 'Path below the import folder; null: the database of `IMPORT_DATABASE_URL`',
    }),
    files: path.openapi({ description: 'Folder of the files, below the import folder' }),
    link: z.enum(importLinkModes).default('copy'),
    hosts: z.array(hostName).max(importHostsMax).default([]).openapi({
      description: "Host names of the old product; empty: that of Perch's own address",
    }),
    admins: z
      .boolean()
      .default(false)
      .openapi({ description: 'Whether administrators stay administrators' }),
    owner: Username.nullable().default(null).openapi({
      description: 'The account that gets files without one; null: they are skipped',
    }),
    maxViews: z.enum(['drop', 'page']).default('drop'),
    fileRoute: routePath.nullable().default(null),
    linkRoute: routePath.nullable().default(null),
    ignoreColumns: z.array(columnName).max(importIgnoredColumnsMax).optional().openapi({
      description:
        'Columns of the source to ignore although they may restrict access, as `column` or `table.column`',
    }),
  })
  .openapi('ImportOptions');

export type ImportOptions = z.infer<typeof ImportOptions>;

const count = z.number().int();
const RowCounts = z.object({
  found: count,
  imported: count,
  known: count.openapi({ description: 'Imported by an earlier run' }),
  skipped: count,
});

/** What a run has found and done so far. */
export const ImportCounts = z
  .object({
    accounts: RowCounts,
    tokens: RowCounts,
    albums: RowCounts,
    files: RowCounts,
    links: RowCounts,
    tags: count.openapi({ description: 'Distinct tag names' }),
    addresses: count,
    bytes: count,
    copied: count.openapi({
      description: 'Files that were copied because they could not be linked',
    }),
    reasons: z
      .record(z.enum(importReasons), count)
      .openapi({ description: 'Reported rows by reason' }),
  })
  .openapi('ImportCounts');

export type ImportCounts = z.infer<typeof ImportCounts>;

export const Import = z
  .object({
    _id: z.string(),
    options: ImportOptions,
    phase: z.enum(importPhases),
    state: z.enum(importStates),
    problem: z.string().nullable().openapi({ description: 'Why it failed' }),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
    startedAt: z.iso.datetime().nullable().openapi({ description: 'Of the current phase' }),
    finishedAt: z.iso.datetime().nullable(),
    inspection: ImportCounts.nullable(),
    progress: ImportCounts.nullable().openapi({ description: 'Of the import itself' }),
  })
  .openapi('Import');

export type Import = z.infer<typeof Import>;

export const ImportedRow = z
  .object({
    kind: z.enum(importedKinds),
    key: z.string().openapi({ description: "The row's key in the source" }),
    reason: z.enum(importReasons),
    sentence: z.string(),
  })
  .openapi('ImportedRow');

export type ImportedRow = z.infer<typeof ImportedRow>;

const tags = ['Administration'];
const oneImport = envelope(z.object({ import: Import }));

export const listImportPlaces = route('admin', {
  method: 'get',
  path: '/api/admin/imports/places',
  summary: 'The contents of the import folder of this server',
  description: '`IMPORT_FOLDER` and `IMPORT_DATABASE_URL` say what an import may read.',
  tags,
  responses: jsonResponses(
    200,
    'Folders and databases, by their paths below the import folder',
    envelope(
      z.object({
        folder: z.string(),
        exists: z.boolean(),
        folders: z.array(z.string()),
        databases: z.array(z.string()),
        databaseUrl: z.string().nullable().openapi({ description: 'Without user and password' }),
        isWhole: z
          .boolean()
          .openapi({ description: 'False: there are more entries than can be listed' }),
        freeBytes: z.number().int().nullable().openapi({ description: 'Null: files go to S3' }),
      }),
    ),
  ),
});

export const listImports = route('admin', {
  method: 'get',
  path: '/api/admin/imports',
  summary: 'Imports and inspections, newest first',
  tags,
  request: { query: z.strictObject(pageQuery(pageSizeDefault)) },
  responses: jsonResponses(
    200,
    'One page of imports',
    envelope(z.object({ imports: z.array(Import) })).extend({ pagination: Pagination }),
  ),
});

export const inspectSource = route('admin', {
  method: 'post',
  path: '/api/admin/imports',
  summary: 'Inspect an installation of another product',
  description:
    'Nothing is imported: the response is an import whose `inspection` fills while the server reads. While another ' +
    'import or inspection is running: 409 `import_running`.',
  tags,
  request: { body: jsonBody(ImportOptions) },
  responses: jsonResponses(201, 'The import, being inspected', oneImport),
});

export const getImport = route('admin', {
  method: 'get',
  path: '/api/admin/imports/{id}',
  summary: 'One import with its progress',
  tags,
  request: { params: IdParams },
  responses: jsonResponses(200, 'The import', oneImport),
});

export const startImport = route('admin', {
  method: 'post',
  path: '/api/admin/imports/{id}/start',
  summary: 'Start or continue an import that was inspected',
  description:
    'The session must be confirmed, because an import creates accounts. Rows that were already imported are left alone.',
  tags,
  request: { params: IdParams },
  responses: jsonResponses(200, 'The import, now running', oneImport),
});

export const stopImport = route('admin', {
  method: 'post',
  path: '/api/admin/imports/{id}/stop',
  summary: 'Stop an import or an inspection; an import can be continued later',
  tags,
  request: { params: IdParams },
  responses: jsonResponses(200, 'The import, now stopping', oneImport),
});

export const listImportRows = route('admin', {
  method: 'get',
  path: '/api/admin/imports/{id}/rows',
  summary: 'Rows that were skipped, or are different here, in the order they were read',
  tags,
  request: {
    params: IdParams,
    query: z.strictObject({
      ...pageQuery(pageSizeDefault),
      reason: z.enum(importReasons).optional(),
    }),
  },
  responses: jsonResponses(
    200,
    'One page of rows, of the import where it has begun, else of its inspection',
    envelope(z.object({ rows: z.array(ImportedRow) })).extend({ pagination: Pagination }),
  ),
});

export const downloadImportReport = route('admin', {
  method: 'get',
  path: '/api/admin/imports/{id}/report.json',
  summary: 'The report with every row, as JSON',
  tags,
  request: { params: IdParams },
  responses: {
    200: {
      description: 'The import with its `rows`',
      content: {
        'application/json; charset=utf-8': {
          schema: Import.extend({ rows: z.array(ImportedRow) }),
        },
      },
    },
    ...failures,
  },
});
