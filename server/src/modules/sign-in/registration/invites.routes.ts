import * as contract from '@perch/contract/accounts/invites';

import type { InviteRow } from '../../../database/schema.ts';
import { actorOf, type Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { createInvite, listInvites, revokeInvite } from './invites.ts';

export function inviteRoutes(serve: Serve, services: Services) {
  serve(contract.createInvite, async (call) => {
    const { invite, token } = await createInvite(services, actorOf(call), call.body);
    const url = `${services.config.publicUrl}/register#invite=${token}`;
    return { data: { invite: toInvite(invite), token, url } };
  });

  serve(contract.listInvites, async () => ({
    data: { invites: (await listInvites(services)).map(toInvite) },
  }));

  serve(contract.revokeInvite, async (call) => {
    await revokeInvite(services, actorOf(call), call.params.id);
    return { message: (m) => m.answers.inviteRevoked };
  });
}

function toInvite(invite: InviteRow) {
  return {
    _id: invite.id,
    createdAt: new Date(invite.created_at).toISOString(),
    expiresAt: new Date(invite.expires_at).toISOString(),
    uses: invite.uses,
    usesMax: invite.uses_max,
  };
}
