import { categories, type Category, searchLengthMax } from '@perch/contract/limits';

/** The tabs of the admin panel; `key` is a tab's key among the messages. */
export const adminTabs = [
  { id: 'overview', key: 'overview', to: '/admin?tab=overview' },
  { id: 'pending-users', key: 'pendingUsers', to: '/admin?tab=pending-users' },
  { id: 'pending-domains', key: 'pendingDomains', to: '/admin?tab=pending-domains' },
  { id: 'users', key: 'users', to: '/admin?tab=users' },
  { id: 'uploads', key: 'uploads', to: '/admin?tab=uploads' },
  { id: 'audit', key: 'audit', to: '/admin/audit' },
  { id: 'invitations', key: 'invitations', to: '/admin/invitations' },
  { id: 'imports', key: 'imports', to: '/admin/imports' },
  { id: 'settings', key: 'settings', to: '/admin?tab=settings' },
] as const;

export type AdminTab = (typeof adminTabs)[number]['id'];

/** The state of a list in the URL. `sort` is the id of one of its sort options; empty is the first. */
export interface ListState {
  page: number;
  search: string;
  sort: string;
}

/** The tab at this address; `overview` by default. */
export function readTab(pathname: string, parameters: URLSearchParams): AdminTab {
  const to = pathname === '/admin' ? `/admin?tab=${parameters.get('tab')}` : pathname;
  return adminTabs.find((tab) => tab.to === to)?.id ?? 'overview';
}

/** Reads a list's state from the URL; invalid values count as absent. */
export function readListState(parameters: URLSearchParams): ListState {
  const page = parameters.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, searchLengthMax),
    sort: parameters.get('sort') ?? '',
  };
}

// Parameters that a change of the list's state keeps.
const keptParameters = ['tab', 'action', 'from', 'to', 'reason', 'type', 'user'];

/**
 * The URL's query after `change`. The tab and the filters stay; any change but that of the page goes to
 * page 1.
 */
export function listSearch(parameters: URLSearchParams, change: Partial<ListState>): string {
  const { page, search, sort } = { ...readListState(parameters), page: 1, ...change };
  const next = new URLSearchParams();
  for (const name of keptParameters) {
    const value = parameters.get(name);
    if (value) next.set(name, value);
  }
  if (search) next.set('search', search);
  if (sort) next.set('sort', sort);
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? '' : `?${next}`;
}

/** The filters of the list of all uploads; an empty one is off. */
export interface UploadFilters {
  type: Category | '';
  /** The id of an account. */
  user: string;
}

/** Reads the filters from the URL; invalid values count as absent. */
export function readUploadFilters(parameters: URLSearchParams): UploadFilters {
  return {
    type: categories.find((category) => category === parameters.get('type')) ?? '',
    user: parameters.get('user') ?? '',
  };
}

/** The URL's query with one filter changed, on page 1. */
export function filterSearch(parameters: URLSearchParams, change: Partial<UploadFilters>): string {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return listSearch(next, {});
}
