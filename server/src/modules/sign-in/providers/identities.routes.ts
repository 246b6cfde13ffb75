import * as contract from '@perch/contract/accounts/identities';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { originOf, toSignedIn } from '../session/finish-sign-in.ts';
import { listIdentities, removeIdentity } from './identities.ts';
import { redeemSignInLink } from './sign-in-link.ts';

export function identityRoutes(serve: Serve, services: Services) {
  serve(contract.listIdentities, async ({ caller }) => ({
    data: { identities: await listIdentities(services, caller.user.id) },
  }));

  serve(contract.removeIdentity, async ({ caller, params, address }) => {
    await removeIdentity(services, { ...caller, address }, params.id);
    return { message: (m) => m.signIn.unlinked };
  });

  serve(contract.openLinkSession, async (call) =>
    toSignedIn(await redeemSignInLink(services, call.body.token, originOf(call))),
  );
}
