export const adminTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'pending-users', label: 'Pending Users' },
  { id: 'pending-domains', label: 'Pending Domains' },
  { id: 'users', label: 'All Users' },
  { id: 'uploads', label: 'All Uploads' },
] as const;

export type AdminTab = (typeof adminTabs)[number]['id'];

/** What a list shows. `sort` is one of the list's own choices; empty is the first of them. */
export interface ListState {
  page: number;
  search: string;
  sort: string;
}

export function readTab(parameters: URLSearchParams): AdminTab {
  return adminTabs.find(({ id }) => id === parameters.get('tab'))?.id ?? 'overview';
}

/** Reads a list's state from the URL; what makes no sense counts as not given. */
export function readListState(parameters: URLSearchParams): ListState {
  const page = parameters.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 100),
    sort: parameters.get('sort') ?? '',
  };
}

// What a list may be narrowed by beside its search.
const narrowedBy = ['tab', 'action', 'from', 'to'];

/**
 * The URL's query with `change`; the tab and what else narrows the list stay, and a change other than
 * of the page goes to page 1.
 */
export function listSearch(parameters: URLSearchParams, change: Partial<ListState>): string {
  const { page, search, sort } = { ...readListState(parameters), page: 1, ...change };
  const next = new URLSearchParams();
  for (const name of narrowedBy) {
    const value = parameters.get(name);
    if (value) next.set(name, value);
  }
  if (search) next.set('search', search);
  if (sort) next.set('sort', sort);
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? '' : `?${next}`;
}
