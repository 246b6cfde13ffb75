import * as contract from '@perch/contract/settings';

import { coalesce } from '../../http/coalesce.ts';
import type { Serve } from '../../http/endpoint.ts';
import { isSameSecret } from '../../installation/secret-key.ts';
import { AppError } from '../../lib/errors.ts';
import { aggregateMetrics, renderExposition } from '../../metrics/exposition.ts';
import type { Services } from '../../services.ts';
import { readInstallationMetrics } from './installation-metrics.ts';

export function metricsRoutes(serve: Serve, services: Services) {
  const { metricsToken } = services.config;
  const { isInternal } = services.clientAddresses;

  // Reading what the database has takes long: scrapes at the same time share it.
  const readAll = coalesce(0, async () => {
    const { metrics, workerMetrics } = services;
    const processes = [metrics.snapshot(), ...(await workerMetrics.collect())];
    const installation = await readInstallationMetrics(services);
    return renderExposition([...aggregateMetrics(processes), ...installation]);
  });

  serve(contract.metrics, async ({ peer, request: { headers } }) => {
    if (metricsToken !== undefined) requireToken(headers, metricsToken);
    else if (!isInternal(peer, headers)) {
      throw new AppError('not_found', (m) => m.errors.nothingHere);
    }
    return new Response(await readAll(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  });
}

function requireToken(headers: Headers, token: string): void {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (isSameSecret(given, token)) return;
  throw new AppError('unauthenticated', (m) => m.errors.metricsTokenNeeded);
}
