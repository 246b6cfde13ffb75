import * as contract from '@perch/contract/settings';

import { AppError } from '../../errors.ts';
import { createClientAddress } from '../../http/client-address.ts';
import type { Serve } from '../../http/endpoint.ts';
import { mergeFigures } from '../../merge-figures.ts';
import type { Services } from '../../services.ts';
import { renderStored } from './render-stored.ts';

export function metricsRoutes(serve: Serve, services: Services) {
  const { isFromInside } = createClientAddress(services.config.trustedProxies);

  serve(contract.metrics, async ({ peer, request }) => {
    if (!isFromInside(peer, request.headers.get('x-forwarded-for'))) {
      throw new AppError('not_found', 'There is nothing at this address.');
    }
    const { metrics, neighbours } = services;
    const figures = mergeFigures([metrics.render(), ...(await neighbours.collectFigures())]);
    const text = figures + (await renderStored(services));
    return new Response(text, {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  });
}
