import * as contract from '@perch/contract/domains';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Page } from '../../pages.ts';
import type { Services } from '../../services.ts';
import { decideDomain } from './decide-domain.ts';
import type { OwnedDomain } from './find-domain.ts';
import { listAllDomains, listMyDomains, listPendingDomains } from './list-domains.ts';
import { makeDefaultDomain } from './make-default-domain.ts';
import { presentDomain } from './present-domain.ts';
import { removeDomain } from './remove-domain.ts';
import { requestDomain } from './request-domain.ts';

export function domainRoutes(serve: Serve, services: Services) {
  serve(contract.requestDomain, async (call) => {
    const domain = presentDomain(await requestDomain(services, actorOf(call), call.body));
    return { message: 'Domain request submitted! Waiting for approval.', data: { domain } };
  });

  serve(contract.listMyDomains, async ({ caller }) => {
    const domains = await listMyDomains(services, caller.user.id);
    return { data: { domains: domains.map(presentDomain) } };
  });

  serve(contract.makeDefaultDomain, async ({ caller, params }) => {
    const changed = await makeDefaultDomain(services, caller.user.id, params.id);
    const domain = presentDomain(changed);
    const message = domain.isDefault
      ? `New uploads get links on ${domain.domain}.`
      : 'New uploads get the default link.';
    return { message, data: { domain } };
  });

  serve(contract.deleteDomain, async (call) => {
    const { user } = call.caller;
    const ownerId = user.role === 'admin' ? undefined : user.id;
    await removeDomain(services, actorOf(call), { id: call.params.id, ownerId });
    return { message: 'Domain removed.' };
  });

  domainAdministrationRoutes(serve, services);
}

function domainAdministrationRoutes(serve: Serve, services: Services) {
  const asList = ({ items, pagination }: Page<OwnedDomain>) => ({
    data: { domains: items.map(presentDomain) },
    total: pagination.total,
    pagination,
  });

  serve(contract.listPendingDomains, async ({ query }) =>
    asList(await listPendingDomains(services, query)),
  );

  serve(contract.listAllDomains, async ({ query }) =>
    asList(await listAllDomains(services, query)),
  );

  serve(contract.approveDomain, async (call) => {
    const decision = { status: 'approved' } as const;
    const approved = await decideDomain(services, actorOf(call), call.params.id, decision);
    return { message: 'Domain approved successfully', data: { domain: presentDomain(approved) } };
  });

  serve(contract.rejectDomain, async (call) => {
    const decision = { status: 'rejected', reason: call.body.reason } as const;
    const rejected = await decideDomain(services, actorOf(call), call.params.id, decision);
    return { message: 'Domain rejected successfully', data: { domain: presentDomain(rejected) } };
  });
}
