import { parseHttpDate } from '../../http/request/http-date.ts';

/** Validators of the current bytes (RFC 9110 §8.8). */
export interface Validators {
  /** A strong entity tag, in its quotes. */
  etag: string;
  /** An HTTP date; absent where the bytes can change without it. */
  lastModified?: string;
}

export type Precondition = 'met' | 'not_modified' | 'failed';

const entityTag = /(W\/)?"[^"]*"/g;

/**
 * Evaluates the conditions of a GET or HEAD in the order of RFC 9110 §13.2.2. Dates in another form
 * than HTTP's, and future ones, are ignored, and all where the bytes have none.
 */
export function evaluatePreconditions(conditions: Headers, current: Validators): Precondition {
  return areRequiredMet(conditions, current) ? evaluateCached(conditions, current) : 'failed';
}

/** Whether a client's cached copy is the current one. */
export function evaluateCached(conditions: Headers, current: Validators): Precondition {
  const tags = conditions.get('if-none-match');
  if (tags !== null) {
    // Weak comparison: the marker does not matter.
    const isKnown =
      isAny(tags) || tagsIn(tags).some((tag) => tag.replace(/^W\//, '') === current.etag);
    return isKnown ? 'not_modified' : 'met';
  }
  const since = pastDate(conditions.get('if-modified-since'));
  const modified = modifiedAt(current);
  const isKnown = since !== undefined && modified !== undefined && modified <= since;
  return isKnown ? 'not_modified' : 'met';
}

function areRequiredMet(conditions: Headers, current: Validators): boolean {
  const tags = conditions.get('if-match');
  // Strong comparison: a tag that is marked weak matches nothing.
  if (tags !== null) return isAny(tags) || tagsIn(tags).includes(current.etag);
  const since = pastDate(conditions.get('if-unmodified-since'));
  const modified = modifiedAt(current);
  return since === undefined || modified === undefined || modified <= since;
}

/**
 * If-Range: a range counts only while the bytes are those that the client has a part of. Stored bytes
 * never change, so the date is as good as the ETag (§8.8.2.2).
 */
export function isRangeApplicable(validator: string | null, current: Validators): boolean {
  if (validator === null || validator === current.etag) return true;
  const date = parseHttpDate(validator);
  return date !== undefined && date === modifiedAt(current);
}

const isAny = (tags: string) => tags.trim() === '*';

/** A tag may have commas in it, so the list cannot be cut at them. */
const tagsIn = (tags: string): string[] => tags.match(entityTag) ?? [];

const modifiedAt = ({ lastModified }: Validators) =>
  lastModified === undefined ? undefined : Date.parse(lastModified);

function pastDate(text: string | null): number | undefined {
  const moment = text === null ? undefined : parseHttpDate(text);
  return moment !== undefined && moment <= Date.now() ? moment : undefined;
}
