import type { SetupStep } from '@perch/contract/settings/limits';
import { queryOptions } from '@tanstack/react-query';

import { api, parseResponse } from '../client.ts';
import { adminKey } from './admin-key.ts';

/** Where the guided set-up stands. */
export const setupQuery = queryOptions({
  queryKey: [...adminKey, 'setup'],
  queryFn: async ({ signal }) =>
    (await parseResponse(api.admin.setup.$get({}, { init: { signal } }))).data.setup,
  staleTime: 0,
});

/** Continues at `step`, or finishes with null. */
export async function moveSetup(step: SetupStep | null) {
  return (await parseResponse(api.admin.setup.$put({ json: { step } }))).data.setup;
}
