import { formatDateTime } from '../../../format/date.ts';

/** Date and time in German format. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
