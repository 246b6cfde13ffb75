import type { SettingsChange } from '@perch/contract/settings/admin-settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { adminSettingsQuery, saveSettings } from '../../api/admin/admin-settings.ts';
import { settingsQuery } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';

/** Sends changes of the set-up one after another: it must not be finished before its address is saved. */
export const setupScope = { id: 'setup' };

/** Saves the changes of a step, then calls `onNext`; the step shows a failure. */
export function useSaveStep(onNext: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => saveSettings(change),
    meta: { isShownInPlace: true },
    scope: setupScope,
    onSuccess: (current) => {
      queryClient.setQueryData(adminSettingsQuery.queryKey, current);
      void refetch(queryClient, settingsQuery.queryKey);
      onNext();
    },
  });
}
