import * as contract from '@perch/contract/accounts/second-factors';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { originOf, toSignedIn } from '../session/finish-sign-in.ts';
import { removeTotp, renewRecoveryCodes } from './change-factors.ts';
import { logInSecond } from './log-in-second.ts';
import { beginTotp, confirmTotp } from './set-up-totp.ts';
import { listSignInMethods } from './sign-in-methods.ts';

export function secondFactorRoutes(serve: Serve, services: Services) {
  serve(contract.showSignInMethods, async ({ caller }) => ({
    data: await listSignInMethods(services, caller.user),
  }));

  serve(contract.beginTotp, async ({ caller, address, body }) => {
    const { currentPassword, replace = false } = body;
    return { data: await beginTotp(services, { ...caller, address, currentPassword }, replace) };
  });

  serve(contract.confirmTotp, async ({ caller, address, body }) => ({
    data: { recoveryCodes: await confirmTotp(services, { ...caller, address }, body.code) },
  }));

  serve(contract.removeTotp, async ({ caller, address }) => {
    await removeTotp(services, { ...caller, address });
    return { message: (m) => m.secondFactors.appRemoved };
  });

  serve(contract.makeRecoveryCodes, async ({ caller, address }) => ({
    data: { recoveryCodes: await renewRecoveryCodes(services, { ...caller, address }) },
  }));

  serve(contract.logInSecond, async (call) =>
    toSignedIn(await logInSecond(services, call.body, originOf(call))),
  );
}
