import * as contract from '@perch/contract/accounts/tokens';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { changeToken } from './change-token.ts';
import { createToken } from './create-token.ts';
import { listTokens, requireToken } from './list-tokens.ts';
import { revokeToken } from './revoke-token.ts';

export function tokenRoutes(serve: Serve, services: Services) {
  serve(contract.createToken, async ({ caller, body, address }) => {
    const { currentPassword, ...fields } = body;
    const call = { ...caller, address, currentPassword };
    const { id, secret } = await createToken(services, call, fields);
    return {
      data: { token: await requireToken(services, { id, userId: caller.user.id }), secret },
    };
  });

  serve(contract.listTokens, async ({ caller: { user } }) => ({
    data: {
      tokens: await listTokens(services, user.id),
      defaultToken: { isEnabled: user.default_token_off === 0 },
    },
  }));

  serve(contract.changeToken, async ({ caller, params, body, address }) => {
    const { currentPassword, ...fields } = body;
    const call = { ...caller, address, currentPassword };
    await changeToken(services, call, params.id, fields);
    const wanted = { id: params.id, userId: caller.user.id };
    return { data: { token: await requireToken(services, wanted) } };
  });

  serve(contract.revokeToken, async (call) => {
    const { params, caller } = call;
    const wanted = { id: params.id, userId: caller.user.id, actor: actorOf(call) };
    await revokeToken(services, wanted);
    return { message: (m) => m.tokens.revoked };
  });
}
