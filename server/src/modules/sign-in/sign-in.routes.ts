import * as contract from '@perch/contract/auth';

import type { UserRow } from '../../database/schema.ts';
import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { requireUser } from '../accounts/change-user.ts';
import { toAccount, toUser } from '../accounts/to-user.ts';
import { requiredVersion } from '../settings/terms.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { findPendingEmail } from './confirmation/email-changes.ts';
import { needsSecondFactor } from './duties/required-second-factor.ts';
import { logIn } from './password-login/log-in.ts';
import { register } from './registration/register.ts';
import { originOf, toSignedIn } from './session/finish-sign-in.ts';
import { endOtherSessions, endSession, listSessions } from './session/list-sessions.ts';
import { closeSession } from './session/sessions.ts';

export function authRoutes(serve: Serve, services: Services) {
  const withDuties = async (user: UserRow) =>
    toAccount(user, {
      pendingEmail: await findPendingEmail(services, user.id),
      termsRequired: requiredVersion(user, services.settings.current()),
      needsSecondFactor: await needsSecondFactor(services, user),
    });

  serve(contract.register, async ({ body, address, request }) => {
    const user = await register(services, body, { address, request });
    const key = user.status === 'approved' ? 'registered' : 'registeredPending';
    return { message: (m) => m.answers[key], data: { user: toUser(user) } };
  });

  serve(contract.login, async (call) => {
    const { email, login = email ?? '', password } = call.body;
    return toSignedIn(await logIn(services, { login, password }, originOf(call)));
  });

  serve(contract.logout, async (call) => {
    const { sessionId } = call.caller;
    if (sessionId) await closeSession(services, actorOf(call), sessionId);
    return { message: (m) => m.answers.signedOut };
  });

  serve(contract.me, async ({ caller: { user, token } }) => ({
    // Of a token's owner, some things in memory may be old, such as the stored bytes.
    data: { user: await withDuties(token ? await requireUser(services.db, user.id) : user) },
  }));

  serve(contract.changeProfile, async ({ caller, body, address }) => {
    const { currentPassword, username, email = '' } = body;
    const names = { username, email };
    const user = await changeProfile(services, { ...caller, address, currentPassword }, names);
    const pendingEmail = await findPendingEmail(services, user.id);
    const isLinkSent = pendingEmail !== undefined && pendingEmail === names.email;
    return {
      message: (m) =>
        isLinkSent ? m.answers.emailChangeSent({ email: pendingEmail }) : m.answers.profileChanged,
      data: { user: await withDuties(user) },
    };
  });

  serve(contract.changePassword, async ({ caller, body, address }) => {
    const change = { ...body, address, sessionId: caller.sessionId };
    await changePassword(services, caller.user, change);
    return { message: (m) => m.answers.passwordChanged };
  });

  serve(contract.listSessions, async ({ caller }) => ({
    data: { sessions: await listSessions(services, caller.user.id, caller.sessionId) },
  }));

  serve(contract.endOtherSessions, async (call) => {
    await endOtherSessions(services, actorOf(call), call.caller.sessionId);
    return { message: (m) => m.answers.signedOutElsewhere };
  });

  serve(contract.endSession, async (call) => {
    await endSession(services, actorOf(call), call.params.id);
    return { message: (m) => m.answers.sessionEnded };
  });
}
