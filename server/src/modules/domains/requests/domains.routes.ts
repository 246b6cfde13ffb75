import * as contract from '@perch/contract/domains';

import { actorOf, type Caller, type Serve } from '../../../http/endpoint.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { relinkFiles } from '../live/relink-files.ts';
import { checkDomainNow } from '../verification/check-domain.ts';
import type { OwnedDomain } from './find-domain.ts';
import { listAllDomains, listMyDomains, listPendingDomains } from './list-domains.ts';
import { makeDefaultDomain } from './make-default-domain.ts';
import { presentDomain } from './present-domain.ts';
import { removeDomain } from './remove-domain.ts';
import { requestDomain } from './request-domain.ts';
import { reviewDomain } from './review-domain.ts';
import { setRedirect } from './set-redirect.ts';

export function domainRoutes(serve: Serve, services: Services) {
  const present = (domain: OwnedDomain) => presentDomain(services.config, domain);

  serve(contract.requestDomain, async (call) => {
    const domain = present(await requestDomain(services, actorOf(call), call.body));
    return { message: 'Domain request submitted! Waiting for approval.', data: { domain } };
  });

  serve(contract.listMyDomains, async ({ caller }) => {
    const domains = await listMyDomains(services, caller.user.id);
    return { data: { domains: domains.map(present) } };
  });

  serve(contract.makeDefaultDomain, async ({ caller, params }) => {
    const domain = present(await makeDefaultDomain(services, caller.user.id, params.id));
    const message = domain.isDefault
      ? `New uploads get links on ${domain.domain}.`
      : 'New uploads get the default link.';
    return { message, data: { domain } };
  });

  serve(contract.checkDomain, async ({ caller, params }) => {
    const asked = { id: params.id, ownerId: ownerScopeOf(caller), requesterId: caller.user.id };
    const domain = await checkDomainNow(services, asked);
    return { message: 'Domain checked.', data: { domain: present(domain) } };
  });

  serve(contract.setDomainRedirect, async (call) => {
    const { url } = call.body;
    const domain = await setRedirect(services, actorOf(call), { id: call.params.id, url });
    return { message: 'Front page saved.', data: { domain: present(domain) } };
  });

  serve(contract.moveDomainFiles, async (call) => {
    const moved = await relinkFiles(services, actorOf(call), {
      id: call.params.id,
      to: call.body.to,
    });
    return { message: 'Files moved; their earlier links still work.', data: { moved } };
  });

  serve(contract.deleteDomain, async (call) => {
    const ownerId = ownerScopeOf(call.caller);
    await removeDomain(services, actorOf(call), { id: call.params.id, ownerId });
    return { message: 'Domain removed.' };
  });

  domainAdministrationRoutes(serve, services);
}

/** Restricts users to their own domains; administrators may address any. */
const ownerScopeOf = ({ user }: Caller) => (user.role === 'admin' ? undefined : user.id);

function domainAdministrationRoutes(serve: Serve, services: Services) {
  const present = (domain: OwnedDomain) => presentDomain(services.config, domain);
  const asList = ({ items, pagination }: Page<OwnedDomain>) => ({
    data: { domains: items.map(present) },
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
    const approved = await reviewDomain(services, actorOf(call), call.params.id, decision);
    return { message: 'Domain approved successfully', data: { domain: present(approved) } };
  });

  serve(contract.rejectDomain, async (call) => {
    const decision = { status: 'rejected', reason: call.body.reason } as const;
    const rejected = await reviewDomain(services, actorOf(call), call.params.id, decision);
    return { message: 'Domain rejected successfully', data: { domain: present(rejected) } };
  });
}
