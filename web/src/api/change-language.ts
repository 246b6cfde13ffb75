import { type Locale, localeNames } from '@perch/contract/text/locales';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { chooseLanguage } from '../language/chosen-language.ts';
import { m } from '../language/messages.ts';
import { toastError } from '../ui/feedback/toast.tsx';
import { api, parseResponse } from './client.ts';
import { accountQuery, savingLanguage } from './queries.ts';
import { useSession } from './session.ts';

/**
 * Changes the language of this device and, while signed in, of the account; null: as the browser. The
 * promise resolves when it is shown, or has failed and was reported.
 */
export function useChangeLanguage(): (language: Locale | null) => Promise<void> {
  const queryClient = useQueryClient();
  const isSignedIn = useSession().state === 'open';
  const save = useMutation({
    mutationKey: savingLanguage,
    // One after the other: the last choice is the one that stays.
    scope: { id: 'language' },
    mutationFn: (language: Locale | null) =>
      parseResponse(api.auth.preferences.$put({ json: { language } })),
    onSuccess: ({ data: { language } }) =>
      queryClient.setQueryData(
        accountQuery.queryKey,
        (account) => account && { ...account, language },
      ),
    // The server's sentences come in the account's language; and after an error the account has another one.
    onSettled: () => void queryClient.invalidateQueries(),
    meta: { failureTitle: m.language.notSaved },
  });
  return async (language) => {
    try {
      const owners = isSignedIn ? (['device', 'account'] as const) : (['device'] as const);
      if (!(await chooseLanguage(language, owners))) return;
    } catch {
      toastError(
        language
          ? m.language.notLoaded({ language: localeNames[language] })
          : m.general.unreachable,
      );
      return;
    }
    if (isSignedIn) save.mutate(language);
    else void queryClient.invalidateQueries();
  };
}
