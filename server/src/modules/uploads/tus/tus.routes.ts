import * as contract from '@perch/contract/tus';

import type { Serve, ServedApp } from '../../../http/endpoint.ts';
import { drainBody } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { overrideMethod } from './method-override.ts';

const alwaysSent = {
  'tus-resumable': '1.0.0',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

// Loaded with the first upload that needs it: starting is quicker.
const tus = () => import('./serve-tus.ts');

export function resumableRoutes(app: ServedApp, serve: Serve, services: Services) {
  const { tusPath } = contract;
  app.use(`${tusPath}/*`, async (context, next) => {
    await next();
    const { method } = context.req.raw;
    const { status, headers } = context.res;
    // After any other failure of HEAD, tus clients begin anew.
    if (method === 'HEAD' && status >= 500) {
      context.res = new Response(null, { status: 423, headers });
    }
    // The rest of an interrupted request is not read; the connection is of no more use.
    if (status >= 500) context.res.headers.set('connection', 'close');
    if (status === 412) context.res.headers.set('tus-version', '1.0.0');
    for (const [name, value] of Object.entries(alwaysSent)) context.res.headers.set(name, value);
  });

  app.use(`${tusPath}/*`, async (context, next) => {
    const named = overrideMethod(context.req.raw);
    if (!named) return next();
    const answer = await app.fetch(named, context.env);
    if (answer.status >= 400) await drainBody(named);
    return answer;
  });

  const describe = async () => (await tus()).describeTus(services.settings.current().maxFileSize);
  serve(contract.tusOptions, describe);
  serve(contract.tusUploadOptions, describe);

  serve(contract.createTusUpload, async (call) =>
    (await tus()).serveTus(services, call.caller, call),
  );

  serve(contract.headTusUpload, async (call) => {
    const isHead = call.request.method === 'HEAD';
    if (isHead) return (await tus()).serveTus(services, call.caller, call);
    throw new AppError('not_found', (m) => m.errors.partsUnreadable);
  });

  serve(contract.patchTusUpload, async (call) =>
    (await tus()).serveTus(services, call.caller, call),
  );

  serve(contract.terminateTusUpload, async (call) =>
    (await tus()).serveTus(services, call.caller, call),
  );
}
