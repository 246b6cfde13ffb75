import * as contract from '@perch/contract/auth';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { presentUser } from '../users/present-user.ts';
import { apiTokenOf, rotateApiToken } from './api-token.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { closeSession } from './sessions.ts';

export function authRoutes(serve: Serve, services: Services) {
  serve(contract.register, async ({ body }) => {
    const user = await register(services, body);
    const message =
      user.status === 'approved'
        ? 'Registration successful! You can sign in now.'
        : 'Registration successful! Your account is waiting for approval.';
    return { message, data: { user: presentUser(user) } };
  });

  serve(contract.login, async ({ body, address, request }) => {
    const userAgent = request.headers.get('user-agent') ?? '';
    const { token, user } = await logIn(services, body, { address, userAgent });
    return {
      message: 'Login successful!',
      token,
      data: { user: presentUser(user) },
    };
  });

  serve(contract.logout, async ({ caller }) => {
    if (caller.sessionId) await closeSession(services, caller.sessionId);
    return { message: 'You are signed out.' };
  });

  serve(contract.me, async ({ caller }) => ({
    data: { user: presentUser(caller.user) },
  }));

  serve(contract.showApiToken, async ({ caller }) => ({
    data: { apiToken: apiTokenOf(services, caller.user) },
  }));

  serve(contract.rotateApiToken, async ({ caller }) => ({
    message: 'The old API token has stopped working.',
    data: { apiToken: await rotateApiToken(services, caller.user.id) },
  }));
}
