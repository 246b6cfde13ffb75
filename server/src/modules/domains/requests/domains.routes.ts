import { setDomainBrand } from '@perch/contract/brand/domain-brand';
import * as contract from '@perch/contract/domains';
import type { Locale } from '@perch/contract/text/locales';

import { actorOf, type Caller, type Serve } from '../../../http/endpoint.ts';
import type { Page } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { relinkFiles } from '../live/relink-files.ts';
import { checkDomainNow } from '../verification/check-domain.ts';
import { makeDefaultDomain, removeDomain, setBrand, setRedirect } from './change-domain.ts';
import type { OwnedDomain } from './find-domain.ts';
import { listAllDomains, listMyDomains, listPendingDomains } from './list-domains.ts';
import { requestDomain } from './request-domain.ts';
import { reviewDomain } from './review-domain.ts';
import { toDomain } from './to-domain.ts';

export function domainRoutes(serve: Serve, services: Services) {
  const asResponse = (domain: OwnedDomain, { locale }: { locale: Locale }) =>
    toDomain(services.config, domain, locale);

  serve(contract.requestDomain, async (call) => {
    const domain = asResponse(await requestDomain(services, actorOf(call), call.body), call);
    return { message: (m) => m.answers.domainRequested, data: { domain } };
  });

  serve(contract.listMyDomains, async (call) => {
    const domains = await listMyDomains(services, call.caller.user.id);
    return { data: { domains: domains.map((domain) => asResponse(domain, call)) } };
  });

  serve(contract.makeDefaultDomain, async (call) => {
    const { caller, params } = call;
    const domain = asResponse(await makeDefaultDomain(services, caller.user.id, params.id), call);
    return {
      message: ({ answers }) =>
        domain.isDefault ? answers.defaultDomain(domain) : answers.noDefaultDomain,
      data: { domain },
    };
  });

  serve(contract.checkDomain, async (call) => {
    const { caller, params } = call;
    const asked = { id: params.id, ownerId: ownerScopeOf(caller), requesterId: caller.user.id };
    const domain = await checkDomainNow(services, asked);
    return { message: (m) => m.answers.domainChecked, data: { domain: asResponse(domain, call) } };
  });

  serve(contract.setDomainRedirect, async (call) => {
    const { url } = call.body;
    const domain = await setRedirect(services, actorOf(call), { id: call.params.id, url });
    return { message: (m) => m.answers.frontPageSaved, data: { domain: asResponse(domain, call) } };
  });

  serve(setDomainBrand, async (call) => {
    const domain = await setBrand(services, actorOf(call), { id: call.params.id, ...call.body });
    return { message: (m) => m.brand.domainSaved, data: { domain: asResponse(domain, call) } };
  });

  serve(contract.moveDomainFiles, async (call) => {
    const moved = await relinkFiles(services, actorOf(call), {
      id: call.params.id,
      to: call.body.to,
    });
    return { message: (m) => m.answers.filesMoved, data: { moved } };
  });

  serve(contract.deleteDomain, async (call) => {
    const ownerId = ownerScopeOf(call.caller);
    await removeDomain(services, actorOf(call), { id: call.params.id, ownerId });
    return { message: (m) => m.answers.domainRemoved };
  });

  domainAdministrationRoutes(serve, services);
}

/** Restricts users to their own domains; administrators may address any. */
const ownerScopeOf = ({ user }: Caller) => (user.role === 'admin' ? undefined : user.id);

function domainAdministrationRoutes(serve: Serve, services: Services) {
  const asResponse = (domain: OwnedDomain, { locale }: { locale: Locale }) =>
    toDomain(services.config, domain, locale);
  const asList = ({ items, pagination }: Page<OwnedDomain>, call: { locale: Locale }) => ({
    data: { domains: items.map((domain) => asResponse(domain, call)) },
    total: pagination.total,
    pagination,
  });

  serve(contract.listPendingDomains, async (call) =>
    asList(await listPendingDomains(services, call.query), call),
  );

  serve(contract.listAllDomains, async (call) =>
    asList(await listAllDomains(services, call.query), call),
  );

  serve(contract.approveDomain, async (call) => {
    const decision = { status: 'approved' } as const;
    const approved = await reviewDomain(services, actorOf(call), call.params.id, decision);
    return {
      message: (m) => m.answers.domainApproved,
      data: { domain: asResponse(approved, call) },
    };
  });

  serve(contract.rejectDomain, async (call) => {
    const decision = { status: 'rejected', reason: call.body.reason } as const;
    const rejected = await reviewDomain(services, actorOf(call), call.params.id, decision);
    return {
      message: (m) => m.answers.domainRejected,
      data: { domain: asResponse(rejected, call) },
    };
  });
}
