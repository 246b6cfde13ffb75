import * as contract from '@perch/contract/auth';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { presentAccount, presentUser } from '../users/present-user.ts';
import { apiTokenOf, rotateApiToken } from './api-token.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { findPendingEmail } from './confirmation/email-changes.ts';
import { register } from './registration/register.ts';
import { endOtherSessions, endSession, listSessions } from './session/list-sessions.ts';
import { logIn } from './session/log-in.ts';
import { closeSession } from './session/sessions.ts';

export function authRoutes(serve: Serve, services: Services) {
  serve(contract.register, async ({ body, address }) => {
    const user = await register(services, body, address);
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

  serve(contract.logout, async (call) => {
    const { sessionId } = call.caller;
    if (sessionId) await closeSession(services, actorOf(call), sessionId);
    return { message: 'You are signed out.' };
  });

  serve(contract.me, async ({ caller: { user } }) => ({
    data: { user: presentAccount(user, await findPendingEmail(services, user.id)) },
  }));

  serve(contract.changeProfile, async ({ caller, body, address }) => {
    const { currentPassword, ...names } = body;
    const user = await changeProfile(services, { ...caller, address, currentPassword }, names);
    const pendingEmail = await findPendingEmail(services, user.id);
    const message =
      pendingEmail === names.email
        ? `We have sent a link to ${pendingEmail}. Your email changes when it is opened.`
        : 'Profile updated successfully!';
    return { message, data: { user: presentAccount(user, pendingEmail) } };
  });

  serve(contract.changePassword, async ({ caller, body, address }) => {
    const change = { ...body, address, sessionId: caller.sessionId };
    await changePassword(services, caller.user, change);
    return { message: 'Password changed successfully!' };
  });

  serve(contract.listSessions, async ({ caller }) => ({
    data: { sessions: await listSessions(services, caller.user.id, caller.sessionId) },
  }));

  serve(contract.endOtherSessions, async (call) => {
    await endOtherSessions(services, actorOf(call), call.caller.sessionId);
    return { message: 'You are signed out everywhere else.' };
  });

  serve(contract.endSession, async (call) => {
    await endSession(services, actorOf(call), call.params.id);
    return { message: 'The session has ended.' };
  });

  serve(contract.showApiToken, async ({ caller }) => ({
    data: { apiToken: apiTokenOf(services, caller.user) },
  }));

  serve(contract.rotateApiToken, async ({ caller, body, address }) => ({
    message: 'The old API token has stopped working.',
    data: { apiToken: await rotateApiToken(services, { ...caller, ...body, address }) },
  }));
}
