import { searchLengthMax } from '@perch/contract/limits';

import type { LinkListParameters } from '../../api/short-links-query.ts';

/** The orders that the list offers, by the name in the URL; the first is the default. */
export const linkOrders = {
  newest: { sort: 'createdAt', order: 'desc' },
  oldest: { sort: 'createdAt', order: 'asc' },
  clicks: { sort: 'clicks', order: 'desc' },
} as const;

export type LinkOrder = keyof typeof linkOrders;
export const linkOrderNames = ['newest', 'oldest', 'clicks'] as const satisfies LinkOrder[];

/** Page, search and order of the list, all of which the URL holds. */
export interface LinksState {
  page: number;
  search: string;
  by: LinkOrder;
}

/** Reads the list's state from the URL; invalid values count as absent. */
export function readLinksState(parameters: URLSearchParams): LinksState {
  const page = parameters.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, searchLengthMax),
    by: linkOrderNames.find((name) => name === parameters.get('sort')) ?? 'newest',
  };
}

/** The URL's query for a state of the list; defaults are left out. */
export function linksSearch({ page, search, by }: LinksState): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (by !== 'newest') parameters.set('sort', by);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '' : `?${parameters}`;
}

export const linkListParameters = ({ page, search, by }: LinksState): LinkListParameters => ({
  page,
  search,
  ...linkOrders[by],
});
