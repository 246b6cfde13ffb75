import type { Criteria } from '@perch/contract/uploads/lists';
import { type RawBuilder, sql } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { findDomainName } from '../../domains/domain-name.ts';

type Column = keyof UploadRow;
/** A column, by the name of what the query reads the uploads from. */
type ColumnOf = (column: Column) => RawBuilder<unknown>;

interface Criterion<Value> {
  /** What its condition reads. */
  columns: readonly Column[];
  condition(of: ColumnOf, value: Value): RawBuilder<unknown>;
}

/** The migration that began to count when files are opened. */
const countedSince = sql`(select timestamp from kysely_migration where name = '0041-last-opened')`;

const isUnopened = (of: ColumnOf) => sql`${of('views')} = 0 and ${of('downloads')} = 0`;

const table: { [Name in keyof Required<Criteria>]: Criterion<NonNullable<Criteria[Name]>> } = {
  from: {
    columns: ['created_at'],
    condition: (of, instant) => sql`${of('created_at')} >= ${Date.parse(instant)}`,
  },
  to: {
    columns: ['created_at'],
    condition: (of, instant) => sql`${of('created_at')} < ${Date.parse(instant)}`,
  },
  minSize: {
    columns: ['size'],
    condition: (of, bytes) => sql`${of('size')} >= ${bytes}`,
  },
  maxSize: {
    columns: ['size'],
    condition: (of, bytes) => sql`${of('size')} <= ${bytes}`,
  },
  domain: {
    columns: ['domain_id'],
    condition: (of, name) =>
      name === 'none'
        ? sql`${of('domain_id')} is null`
        : sql`${of('domain_id')} in (select id from domains
            where name = ${findDomainName(name) ?? ''})`,
  },
  hasPassword: {
    columns: ['password_hash'],
    condition: (of) => sql`${of('password_hash')} is not null`,
  },
  unopened: { columns: ['views', 'downloads'], condition: isUnopened },
  unopenedSince: {
    columns: ['created_at', 'last_opened_at', 'views', 'downloads'],
    condition(of, instant) {
      const time = Date.parse(instant);
      const isCounted = sql`${countedSince} < ${new Date(time).toISOString()}`;
      return sql`${of('created_at')} < ${time} and ${of('last_opened_at')} < ${time}
        and (${of('last_opened_at')} > 0 or (${isUnopened(of)}) or ${isCounted})`;
    },
  },
  duplicate: {
    columns: ['id', 'created_at', 'storage_key'],
    // Bytes are shared by uploads of the same account only.
    condition: (of) => sql`exists (select 1 from uploads as earlier
      where earlier.storage_key = ${of('storage_key')}
      and (earlier.created_at, earlier.id) < (${of('created_at')}, ${of('id')}))`,
  },
  noAlbum: {
    columns: ['id'],
    condition: (of) =>
      sql`not exists (select 1 from album_uploads where album_uploads.upload_id = ${of('id')})`,
  },
};

// The keys have the record's type.
const names = Object.keys(table) as (keyof Criteria)[];

export const hasCriteria = (request: Criteria) => names.some((name) => request[name] !== undefined);

/** Conditions on the uploads, all of which hold; only those on this column alone, the ranges of it, where one is given. */
export const criteriaConditions = (request: Criteria, of: ColumnOf, column?: Column) =>
  names.flatMap((name) => conditionsOf(request, name, of, column));

function conditionsOf<Name extends keyof Criteria>(
  request: Pick<Criteria, Name>,
  name: Name,
  of: ColumnOf,
  column: Column | undefined,
): RawBuilder<unknown>[] {
  const value = request[name];
  if (value === undefined) return [];
  const { columns, condition } = table[name];
  if (column !== undefined && columns.some((each) => each !== column)) return [];
  return [condition(of, value)];
}

/** What the conditions read of each upload. */
export const criteriaColumns = (request: Criteria): Column[] => [
  ...new Set(
    names.flatMap((name) => (request[name] === undefined ? [] : [...table[name].columns])),
  ),
];
