import * as contract from '@perch/contract/accounts/confirmation';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { confirmSession } from './confirmation.ts';
import { dropEmailChange } from './email-changes.ts';
import { openEmailLink } from './open-email-link.ts';

export function confirmationRoutes(serve: Serve, services: Services) {
  serve(contract.confirmSession, async ({ caller, address, body }) => {
    const confirmedUntil = await confirmSession(services, { ...caller, address }, body);
    return {
      message: (m) => m.answers.confirmed,
      data: { confirmedUntil: new Date(confirmedUntil).toISOString() },
    };
  });

  serve(contract.confirmEmail, async ({ body, address }) => {
    await openEmailLink(services, { token: body.token, address });
    return { message: (m) => m.answers.emailChanged };
  });

  serve(contract.cancelEmailChange, async ({ caller }) => {
    await dropEmailChange(services, caller.user.id);
    return { message: (m) => m.answers.emailKept };
  });
}
