import * as contract from '@perch/contract/accounts/default-token';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { apiTokenOf, disableApiToken, rotateApiToken } from './api-token.ts';

export function defaultTokenRoutes(serve: Serve, services: Services) {
  serve(contract.showApiToken, async ({ caller: { user } }) => ({
    data: { apiToken: user.default_token_off === 0 ? apiTokenOf(services, user) : null },
  }));

  serve(contract.rotateApiToken, async ({ caller, body, address }) => ({
    message: (m) => m.answers.apiTokenRotated,
    data: { apiToken: await rotateApiToken(services, { ...caller, ...body, address }) },
  }));

  serve(contract.disableApiToken, async (call) => {
    await disableApiToken(services, actorOf(call));
    return { message: (m) => m.tokens.defaultDisabled };
  });
}
