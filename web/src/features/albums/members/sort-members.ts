import type { Upload } from '@perch/contract/uploads';

export const memberSortings = ['nameUp', 'nameDown', 'oldest', 'newest'] as const;
export type MemberSorting = (typeof memberSortings)[number];

type Sorted = Pick<Upload, '_id' | 'originalName' | 'createdAt'>;

/** The ids of members in this order; numbers in names are compared as numbers, and the sort is stable. */
export function sortMembers(
  members: readonly Sorted[],
  sorting: MemberSorting,
  locale: string,
): string[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = (a: Sorted, b: Sorted) => compare(a.originalName, b.originalName);
  const byTime = (a: Sorted, b: Sorted) => Date.parse(a.createdAt) - Date.parse(b.createdAt);
  const orders = {
    nameUp: byName,
    nameDown: (a: Sorted, b: Sorted) => byName(b, a),
    oldest: byTime,
    newest: (a: Sorted, b: Sorted) => byTime(b, a),
  };
  return members.toSorted(orders[sorting]).map(({ _id: id }) => id);
}
