import { formatDateTime } from '../../../format/date.ts';

/** Date and time, as the shown language writes them. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
