import type { Pagination } from '@perch/contract/pagination';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { adminKey } from '../../api/admin/admin-key.ts';
import { ApiError } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { askAgainAfterFailure } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import type { ListState, UploadFilters } from './admin-url.ts';
import { type AuditState, toAuditQuery } from './audit/audit-url.ts';
import { findSort, uploadSorts, userSorts } from './sort-options.ts';

export interface Records<T> {
  records: readonly T[];
  pagination: Pagination;
}

const placeholderData = keepPreviousData;
// Cached data is shown immediately and always refetched: users register and upload meanwhile.
const staleTime = 0;
const pendingPageSize = '100';

export function statsQuery() {
  return queryOptions({
    queryKey: [...adminKey, 'stats'],
    queryFn: async ({ signal }) =>
      (await parseResponse(api.admin.stats.$get({}, { init: { signal } }))).data,
    staleTime,
    meta: { failureTitle: m.admin.failedToLoad },
  });
}

/** What all files take, and the free space. */
export const storageQuery = queryOptions({
  queryKey: [...adminKey, 'storage'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.admin.storage.$get({}, { init: { signal } }))).data.storage,
  staleTime,
  refetchInterval: askAgainAfterFailure,
  meta: { isShownInPlace: true },
});

/** The accounts whose files take most space. */
export const largestAccountsQuery = queryOptions({
  queryKey: [...adminKey, 'users', 'largest'],
  queryFn: async ({ signal }) => {
    const query = { sort: 'storage', order: 'desc', limit: '5' } as const;
    const { data } = await parseResponse(api.auth.users.$get({ query }, { init: { signal } }));
    return data.users.filter(({ storage }) => storage > 0);
  },
  staleTime,
  refetchInterval: askAgainAfterFailure,
  meta: { isShownInPlace: true },
});

/** The notices for administrators; none if the server is older than the call. */
export const noticesQuery = queryOptions({
  queryKey: [...adminKey, 'notices'],
  queryFn: async ({ signal }) => {
    const [setup, version, notices] = await Promise.allSettled([
      parseResponse(api.admin.setup.$get({}, { init: { signal } })),
      parseResponse(api.admin.version.$get({}, { init: { signal } })),
      parseResponse(api.admin.notices.$get({}, { init: { signal } })),
    ]);
    return {
      isSetupOpen: setup.status === 'fulfilled' && setup.value.data.setup.step !== null,
      newer: version.status === 'fulfilled' ? version.value.data.newer : null,
      untrustedProxy: notices.status === 'fulfilled' ? notices.value.data.untrustedProxy : null,
      isStripUndecided: notices.status === 'fulfilled' && notices.value.data.isStripUndecided,
    };
  },
  staleTime,
});

export function pendingUsersQuery(page: number) {
  const query = { page: String(page), limit: pendingPageSize };
  return queryOptions({
    queryKey: [...adminKey, 'pending-users', page],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.auth.pending.$get({ query }, { init: { signal } }));
      return { records: answer.data.users, pagination: answer.pagination };
    },
    placeholderData,
    staleTime,
  });
}

export function pendingDomainsQuery(page: number) {
  const query = { page: String(page), limit: pendingPageSize };
  return queryOptions({
    queryKey: [...adminKey, 'pending-domains', page],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.domains.pending.$get({ query }, { init: { signal } }));
      return { records: answer.data.domains, pagination: answer.pagination };
    },
    placeholderData,
    staleTime,
  });
}

export function usersQuery({ page, search, sort }: ListState) {
  const query = {
    page: String(page),
    ...(search && { search }),
    ...findSort(userSorts, sort)?.query,
  };
  return queryOptions({
    queryKey: [...adminKey, 'users', query],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.auth.users.$get({ query }, { init: { signal } }));
      return { records: answer.data.users, pagination: answer.pagination };
    },
    placeholderData,
    staleTime,
  });
}

/** The uploads of all users, or of one. */
export function allUploadsQuery({ page, search, sort }: ListState, filters: UploadFilters) {
  const { user: userId, type } = filters;
  const query = {
    page: String(page),
    ...(search && { search }),
    ...(type && { type }),
    ...findSort(uploadSorts, sort)?.query,
  };
  return queryOptions({
    queryKey: [...adminKey, 'uploads', query, userId || 'all'],
    queryFn: async ({ signal }) => {
      const all = { query: { ...query, ...(userId && { userId }) } };
      const answer = await parseResponse(api.upload.all.$get(all, { init: { signal } })).catch(
        (failure) => {
          // An older server has no such list: show the administrator's own uploads.
          if (userId || !(failure instanceof ApiError) || failure.status !== 404) throw failure;
          return parseResponse(api.upload.my.$get({ query }, { init: { signal } }));
        },
      );
      return { records: answer.data.uploads, pagination: answer.pagination };
    },
    placeholderData,
    staleTime,
  });
}

/** The newest 100 domains of a user. */
export function userDomainsQuery(userId: string) {
  const query = { userId, limit: '100' };
  return queryOptions({
    queryKey: [...adminKey, 'domains', userId],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.domains.all.$get({ query }, { init: { signal } }));
      return { records: answer.data.domains, pagination: answer.pagination };
    },
  });
}

/** The accounts whose name or email contains the text, those with most uploads first. */
export function accountsLikeQuery(search: string) {
  const query = { search, sort: 'uploadCount', order: 'desc', limit: '10' } as const;
  return queryOptions({
    queryKey: [...adminKey, 'accounts', search],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.auth.users.$get({ query }, { init: { signal } }));
      return answer.data.users;
    },
    placeholderData,
    staleTime,
  });
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'user', id],
    queryFn: async ({ signal }) => {
      const call = api.auth.users[':id'].$get({ param: { id } }, { init: { signal } });
      return (await parseResponse(call)).data.user;
    },
  });
}

export function auditQuery(state: AuditState) {
  const query = { page: String(state.page), limit: '50', ...toAuditQuery(state) };
  return queryOptions({
    queryKey: [...adminKey, 'audit', query],
    queryFn: async ({ signal }) => {
      const answer = await parseResponse(api.admin.audit.$get({ query }, { init: { signal } }));
      return { records: answer.data.entries, pagination: answer.pagination };
    },
    placeholderData,
    staleTime,
  });
}

/** The open invitations, as one page. */
export const invitesQuery = queryOptions({
  queryKey: [...adminKey, 'invites'],
  queryFn: async ({ signal }) => {
    const { data } = await parseResponse(api.admin.invites.$get({}, { init: { signal } }));
    const total = data.invites.length;
    return { records: data.invites, pagination: { page: 1, limit: total, pages: 1, total } };
  },
});
