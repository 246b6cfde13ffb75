import * as contract from '@perch/contract/domains';

import type { Serve } from '../../../http/endpoint.ts';
import { hostNameOf } from '../../../http/request/host-gate.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';

/** Answers the reverse proxy's on-demand TLS question from memory, without a query. */
export function certificateRoutes(serve: Serve, services: Services) {
  const { config, liveDomains } = services;
  const { isInternal } = services.clientAddresses;
  const isServed = (name: string) =>
    liveDomains.find(name) !== undefined || liveDomains.hasLegacyLinks(name);

  serve(contract.askCertificate, ({ peer, query, request }) => {
    if (!isInternal(peer, request.headers)) {
      throw new AppError('forbidden', (m) => m.errors.onlyProxyMayAsk);
    }
    const name = query.domain.includes(':') ? undefined : hostNameOf(query.domain);
    const { hostname: appHost } = new URL(config.publicUrl);
    if (name === undefined || (name !== appHost && !isServed(name))) {
      throw new AppError('forbidden', (m) => m.errors.noCertificate);
    }
    return { message: (m) => m.answers.mayHaveCertificate };
  });
}
