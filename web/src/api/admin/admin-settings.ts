import type { SettingsChange } from '@perch/contract/settings/admin-settings';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../client.ts';
import { adminKey } from './admin-key.ts';

export const adminSettingsQuery = queryOptions({
  queryKey: [...adminKey, 'settings'],
  queryFn: async ({ signal }) => {
    const answer = await parseResponse(api.admin.settings.$get({}, { init: { signal } }));
    return answer.data.settings;
  },
  // Other administrators and the command line change them.
  staleTime: 0,
});

export async function saveSettings(change: SettingsChange) {
  return (await parseResponse(api.admin.settings.$put({ json: change }))).data.settings;
}
