import * as contract from '@perch/contract/uploads/profiles';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { toProfile } from './profile-options.ts';
import { changeProfile, createProfile, deleteProfile } from './write-profile.ts';

export function profileRoutes(serve: Serve, services: Services) {
  serve(contract.createProfile, async ({ caller, body }) => ({
    data: { profile: toProfile(await createProfile(services, caller.user.id, body)) },
  }));

  serve(contract.listProfiles, async ({ caller }) => {
    const rows = await services.db
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', caller.user.id)
      .orderBy('name_key')
      .execute();
    return { data: { profiles: rows.map(toProfile) } };
  });

  serve(contract.changeProfile, async ({ caller, params, body }) => {
    const wanted = { id: params.id, userId: caller.user.id };
    return { data: { profile: toProfile(await changeProfile(services, wanted, body)) } };
  });

  serve(contract.deleteProfile, async ({ caller, params }) => {
    await deleteProfile(services, { id: params.id, userId: caller.user.id });
    return { message: (m) => m.tokens.profileDeleted };
  });
}
