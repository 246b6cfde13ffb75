import * as contract from '@perch/contract/accounts/confirmation';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { confirmSession } from './confirmation.ts';
import { dropEmailChange } from './email-changes.ts';
import { openEmailLink } from './open-email-link.ts';

export function confirmationRoutes(serve: Serve, services: Services) {
  serve(contract.confirmSession, async ({ caller, address, body }) => {
    const confirmedUntil = await confirmSession(services, { ...caller, address }, body.password);
    return {
      message: 'Confirmed for ten minutes.',
      data: { confirmedUntil: new Date(confirmedUntil).toISOString() },
    };
  });

  serve(contract.confirmEmail, async ({ body, address }) => {
    await openEmailLink(services, { token: body.token, address });
    return { message: 'Your email is changed. Sign in with the new one from now on.' };
  });

  serve(contract.cancelEmailChange, async ({ caller }) => {
    await dropEmailChange(services, caller.user.id);
    return { message: 'Your email stays as it is.' };
  });
}
