import type { SettingsChange } from '@perch/contract/settings/admin-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { adminSettingsQuery, saveSettings } from '../../api/admin/admin-settings.ts';
import { settingsQuery } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';

/** Changes of the set-up are sent one after another: it must not be finished before its address is kept. */
export const inOrder = { id: 'setup' };

/** Saves what a step has changed, and then goes on; the step shows a failure. */
export function useSaveStep(onNext: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => saveSettings(change),
    meta: { isShownInPlace: true },
    scope: inOrder,
    onSuccess: (current) => {
      queryClient.setQueryData(adminSettingsQuery.queryKey, current);
      void refetch(queryClient, settingsQuery.queryKey);
      onNext();
    },
  });
}
