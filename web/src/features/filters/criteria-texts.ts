import type { Criteria } from '@perch/contract/uploads/lists';

import { formatDate } from '../../format/date.ts';
import { unicodeName } from '../../format/punycode.ts';
import { m } from '../../language/messages.ts';

const texts: {
  [Name in keyof Required<Criteria>]: (value: NonNullable<Criteria[Name]>) => string;
} = {
  from: (instant) => m.criteria.from({ date: formatDate(instant) }),
  to: (instant) => m.criteria.to({ date: formatDate(instant) }),
  minSize: (bytes) => m.criteria.minSize({ bytes }),
  maxSize: (bytes) => m.criteria.maxSize({ bytes }),
  domain: (name) =>
    m.criteria.ofDomain({ name: name === 'none' ? m.criteria.domain.none : unicodeName(name) }),
  hasPassword: () => m.criteria.hasPassword,
  unopened: () => m.criteria.unopened,
  unopenedSince: (instant) => m.criteria.unopenedSince({ date: formatDate(instant) }),
  duplicate: () => m.criteria.duplicate,
  noAlbum: () => m.criteria.noAlbum,
};

/** A criterion in words; undefined where the list does not have it. */
export function criterionText<Name extends keyof Criteria>(
  criteria: Pick<Criteria, Name>,
  name: Name,
): string | undefined {
  const value = criteria[name];
  return value === undefined ? undefined : texts[name](value);
}
