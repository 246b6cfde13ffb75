import { formatDateTime } from '../../../format/date.ts';

/** Day and time, in German form. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
