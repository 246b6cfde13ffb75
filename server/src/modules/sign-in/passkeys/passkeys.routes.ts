import * as contract from '@perch/contract/accounts/passkeys';
import { serverMessages } from '@perch/messages/server-messages';

import { actorOf, type Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { originOf, toSignedIn } from '../session/finish-sign-in.ts';
import { addPasskey, beginPasskey, passkeyName } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey, toPasskey } from './change-passkey.ts';
import { beginPasskeyConfirmation, confirmWithPasskey } from './confirm-with-passkey.ts';
import { beginPasskeyLogin, logInWithPasskey } from './log-in-with-passkey.ts';

export function passkeyRoutes(serve: Serve, services: Services) {
  serve(contract.beginPasskey, async ({ caller, address }) => ({
    data: { options: { ...(await beginPasskey(services, { ...caller, address })) } },
  }));

  serve(contract.addPasskey, async (call) => {
    const { caller, body, locale } = call;
    const { address, userAgent } = originOf(call);
    const { credential, name = passkeyName(serverMessages(locale), userAgent) } = body;
    const added = await addPasskey(services, { ...caller, address }, { credential, name });
    const { passkey, recoveryCodes } = added;
    return {
      message: (m) => m.passkeys.added,
      data: { passkey: toPasskey(passkey), recoveryCodes },
    };
  });

  serve(contract.beginPasskeyLogin, async ({ body, address }) => ({
    data: { options: { ...(await beginPasskeyLogin(services, body.challenge, address)) } },
  }));

  serve(contract.logInWithPasskey, async (call) =>
    toSignedIn(await logInWithPasskey(services, call.body.credential, originOf(call))),
  );

  serve(contract.beginPasskeyConfirmation, async ({ caller, address }) => ({
    data: { options: { ...(await beginPasskeyConfirmation(services, { ...caller, address })) } },
  }));

  serve(contract.confirmWithPasskey, async ({ caller, address, body }) => {
    const call = { ...caller, address };
    const confirmedUntil = await confirmWithPasskey(services, call, body.credential);
    return {
      message: (m) => m.answers.confirmed,
      data: { confirmedUntil: new Date(confirmedUntil).toISOString() },
    };
  });

  serve(contract.listPasskeys, async ({ caller }) => ({
    data: { passkeys: (await listPasskeys(services, caller.user.id)).map(toPasskey) },
  }));

  serve(contract.renamePasskey, async (call) => {
    const change = { id: call.params.id, name: call.body.name };
    const passkey = await renamePasskey(services, actorOf(call), change);
    return { data: { passkey: toPasskey(passkey) } };
  });

  serve(contract.removePasskey, async ({ caller, address, params }) => {
    await removePasskey(services, { ...caller, address }, params.id);
    return { message: (m) => m.passkeys.removed };
  });
}
