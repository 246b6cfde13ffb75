import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { toastError } from '../ui/feedback/toast.tsx';
import { ApiError, errorMessage } from './api-error.ts';
import { ConfirmationDeclined } from './confirmation.ts';
import { accountQuery } from './queries.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast's title, before the server's sentence. */
      failureTitle?: string;
      /** Polled: while there is data to show, an error is not reported. */
      isPolled?: boolean;
      /** The page shows the failure itself, so there is no toast. */
      isShownInPlace?: boolean;
    };
    mutationMeta: {
      /** The form shows its failure itself, so there is no toast. */
      isShownInPlace?: boolean;
      /** The toast's title, before the server's sentence. */
      failureTitle?: string;
    };
  }
}

const staleMs = 5 * 60 * 1000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      retry: (failures, failure) => failures < 1 && !isRefusal(failure),
      refetchOnWindowFocus: false,
      // `navigator.onLine` is unreliable: requests are sent, and their errors shown.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (failure, { meta, state }) => {
      // The end of a list says that its next page failed.
      if (meta?.isShownInPlace || (state.data !== undefined && state.fetchMeta?.fetchMore)) return;
      if (!meta?.isPolled || state.data === undefined) showFailure(failure, meta?.failureTitle);
    },
  }),
  mutationCache: new MutationCache({
    onError: (failure, _variables, _result, { meta }) => {
      if (!meta?.isShownInPlace) showFailure(failure, meta?.failureTitle);
    },
    // What was saved may be the second factor that the account waits for.
    onSuccess: () => {
      const account = queryClient.getQueryData(accountQuery.queryKey);
      if (account?.needsSecondFactor) refetchAccount();
    },
  }),
});

/** A 4xx: a retry would get the same response. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
}

/** What the account may do has changed: the layout shows why. */
const refusedAccount = new Set(['account_pending', 'terms_required', 'second_factor_needed']);

function refetchAccount(): void {
  void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}

function showFailure(failure: unknown, title?: string): void {
  if (failure instanceof ConfirmationDeclined) return;
  // The expired session shows its own toast.
  if (failure instanceof ApiError && failure.status === 401) return;
  if (failure instanceof ApiError && refusedAccount.has(failure.code)) {
    refetchAccount();
  }
  toastError(errorMessage(failure), title);
}
