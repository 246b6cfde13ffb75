import * as contract from '@perch/contract/requests/drop';
import { dropPath } from '@perch/contract/requests/drop-path';

import type { Call, Serve, ServedApp } from '../../http/endpoint.ts';
import { clientNetworks } from '../../http/request/client-networks.ts';
import { expectsContinue } from '../../http/request/expectation.ts';
import { AppError } from '../../lib/errors.ts';
import { toSenderError } from '../../modules/requests/drop-failures.ts';
import {
  announcedFileBytes,
  receiveMultipart,
} from '../../modules/uploads/receive/form/multipart.ts';
import { requireAcceptable } from '../../modules/uploads/receive/receive-file.ts';
import { tusProtocol } from '../../modules/uploads/tus/protocol/tus-protocol.ts';
import { removeResumableOfRequest } from '../../modules/uploads/tus/remove-resumable.ts';
import type { Services } from '../../services.ts';
import { decideDrop, requireDrop } from './decide-drop.ts';
import { dropChannel, dropExtensions } from './drop-channel.ts';
import { limitBeginnings, receiveDrop } from './receive-drop.ts';
import { readSenderFields } from './sender-fields.ts';

// Loaded with the first upload that needs it: starting is quicker.
const tus = () => import('../../modules/uploads/tus/serve-tus.ts');

type AnyCall = Pick<
  Call<typeof contract.sendToRequest>,
  'request' | 'peer' | 'address' | 'stayOpen'
>;

/** What people without an account send to a request. */
export function dropRoutes(app: ServedApp, serve: Serve, services: Services) {
  const ask = (call: AnyCall, token: string) =>
    decideDrop(services, { token, request: call.request, peer: { address: () => call.peer } });

  serve(contract.sendToRequest, async (call) => {
    const { request, params } = call;
    const found = requireDrop(await ask(call, params.token));
    await limitBeginnings(services, clientNetworks(call.address).machine);
    const announced = announcedFileBytes(request);
    if (announced && expectsContinue(request)) {
      await inSendersWords(() => requireAcceptable(services, found.owner.id, announced));
    }
    const upload = await receiveMultipart(call, ({ name, fields, chunks }) => {
      const sender = readSenderFields(fields, request.headers);
      return receiveDrop(services, found, { name, sender, announced, chunks });
    });
    return { data: { name: upload.original_name, size: upload.size } };
  });

  tusProtocol(app, `${dropPath}/:token/resumable`);
  const describe = async () =>
    (await tus()).describeTus(services.settings.current().maxFileSize, dropExtensions);
  serve(contract.dropTusOptions, describe);
  serve(contract.dropTusUploadOptions, describe);

  serve(contract.createDropTusUpload, async (call) => {
    const { token } = call.params;
    const found = requireDrop(await ask(call, token));
    if (call.request.headers.has('upload-defer-length')) {
      throw new AppError('invalid_request', (m) => m.requests.drop.lengthNeeded);
    }
    await limitBeginnings(services, clientNetworks(call.address).machine);
    const { serveTus } = await tus();
    return inSendersWords(() => serveTus(services, dropChannel(services, found), call));
  });

  async function goOn(call: AnyCall & { params: { token: string; id: string } }) {
    const decision = await ask(call, call.params.token);
    if (decision.state === 'over') {
      // It can never become a file: nothing of it is kept.
      const requestId = decision.found.request.id;
      await removeResumableOfRequest(services, { id: call.params.id, requestId });
    }
    const found = requireDrop(decision);
    const { serveTus } = await tus();
    return inSendersWords(() => serveTus(services, dropChannel(services, found), call));
  }
  serve(contract.headDropTusUpload, async (call) => {
    if (call.request.method === 'HEAD') return goOn(call);
    throw new AppError('not_found', (m) => m.errors.partsUnreadable);
  });
  serve(contract.patchDropTusUpload, goOn);
  serve(contract.terminateDropTusUpload, goOn);
}

async function inSendersWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toSenderError(error);
  }
}
