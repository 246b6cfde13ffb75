import * as contract from '@perch/contract/accounts/preferences';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { changePreferences, preferencesOf } from './preferences.ts';

export function preferencesRoutes(serve: Serve, services: Services) {
  serve(contract.showPreferences, async ({ caller }) => ({ data: preferencesOf(caller.user) }));

  serve(contract.changePreferences, async ({ caller, body }) => ({
    data: await changePreferences(services, caller.user.id, body),
  }));
}
