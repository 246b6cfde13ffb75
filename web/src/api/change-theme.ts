import type { Theme } from '@perch/contract/appearance/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '../language/messages.ts';
import { storeTheme } from '../lib/theme/theme-choice.ts';
import { api, parseResponse } from './client.ts';
import { accountQuery, savingTheme } from './queries.ts';
import { useSession } from './session.ts';

/** Changes the theme of this device and, while signed in, of the account. Takes effect immediately. */
export function useChangeTheme(): (theme: Theme) => void {
  const queryClient = useQueryClient();
  const isSignedIn = useSession().state === 'open';
  const save = useMutation({
    mutationKey: savingTheme,
    // One after the other: the last choice is the one that stays.
    scope: { id: 'theme' },
    mutationFn: (theme: Theme) => parseResponse(api.auth.preferences.$put({ json: { theme } })),
    onSuccess: ({ data: { theme } }) => {
      queryClient.setQueryData(
        accountQuery.queryKey,
        (account) => account && { ...account, theme },
      );
    },
    // An answer that is still on its way is from before the choice; and after an error the account has another theme.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    meta: { failureTitle: m.theme.notSaved },
  });
  return (theme) => {
    storeTheme('device', theme);
    if (!isSignedIn) return;
    storeTheme('account', theme);
    save.mutate(theme);
  };
}
