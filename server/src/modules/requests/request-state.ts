import type { requestStates } from '@perch/contract/requests/requests';

import type { RequestRow } from '../../database/rows/request-rows.ts';

export type RequestState = (typeof requestStates)[number];

/** Whether a request takes files at `now`, as far as itself goes. */
export function stateOf(row: RequestRow, now: number): RequestState {
  if (row.closed_at !== null) return 'closed';
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  const { files, bytes } = remainingOf(row);
  return files === 0 || bytes === 0 ? 'full' : 'open';
}

/** What a request still takes; of bytes null: any number. */
export const remainingOf = (row: RequestRow) => ({
  files: Math.max(0, row.files_max - row.files),
  bytes: row.bytes_max === null ? null : Math.max(0, row.bytes_max - row.bytes),
});

/** The types that it accepts; none: those of the installation. */
export const typesOf = ({ types }: Pick<RequestRow, 'types'>): string[] =>
  types === '' ? [] : types.split(' ');
