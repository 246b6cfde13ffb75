import * as contract from '@perch/contract/tus';
import { tusPath } from '@perch/contract/uploads/tus-path';

import type { Call, Serve, ServedApp } from '../../../http/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { openOwnChannel, tusExtensions } from './channel.ts';
import { tusProtocol } from './protocol/tus-protocol.ts';

// Loaded with the first upload that needs it: starting is quicker.
const tus = () => import('./serve-tus.ts');

type OwnCall = Pick<Call<typeof contract.createTusUpload>, 'caller' | 'request' | 'stayOpen'>;

export function resumableRoutes(app: ServedApp, serve: Serve, services: Services) {
  tusProtocol(app, tusPath);

  const describe = async () =>
    (await tus()).describeTus(services.settings.current().maxFileSize, tusExtensions);
  serve(contract.tusOptions, describe);
  serve(contract.tusUploadOptions, describe);

  const answer = async (call: OwnCall) =>
    (await tus()).serveTus(services, await openOwnChannel(services, call.caller), call);
  serve(contract.createTusUpload, answer);
  serve(contract.headTusUpload, async (call) => {
    if (call.request.method === 'HEAD') return answer(call);
    throw new AppError('not_found', (m) => m.errors.partsUnreadable);
  });
  serve(contract.patchTusUpload, answer);
  serve(contract.terminateTusUpload, answer);
}
