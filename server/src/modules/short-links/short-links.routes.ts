import * as contract from '@perch/contract/short-links/short-links';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { readOpenedDays } from '../uploads/list/opened-days.ts';
import { changeLink } from './change-link.ts';
import { createLink } from './create-link.ts';
import { parseLinkFields, withHeaders } from './link-fields.ts';
import { listScopeOf, oneScopeOf, requireLink } from './link-scope.ts';
import { listLinks } from './list-links.ts';
import { removeLinkAs } from './remove-links.ts';
import { toShortLink, toShortLinks, toShortLinksWithOwners } from './to-short-link.ts';

export function linkRoutes(serve: Serve, services: Services) {
  serve(contract.createLink, async ({ caller, body, request }) => {
    const requested = parseLinkFields(services, withHeaders(body, request.headers));
    const link = await createLink(services, caller.user, requested);
    return { data: { link: await toShortLink(services, link) } };
  });

  serve(contract.listLinks, async ({ caller, query: { all, ...request } }) => {
    const scope = listScopeOf(caller, all === 'true');
    const { items, pagination } = await listLinks(services, scope, request);
    const toItems = scope.ownerId === undefined ? toShortLinksWithOwners : toShortLinks;
    return { data: { links: await toItems(services, items) }, total: pagination.total, pagination };
  });

  serve(contract.showLinkDays, async ({ caller, params }) => {
    const link = await requireLink(services, oneScopeOf(caller), params.id);
    return { data: await readOpenedDays(services, 'link', link) };
  });

  serve(contract.changeLink, async ({ caller, params, body }) => {
    const change = parseLinkFields(services, body);
    const link = await changeLink(services, { id: params.id, ownerId: caller.user.id }, change);
    return { data: { link: await toShortLink(services, link) } };
  });

  serve(contract.deleteLink, async (call) => {
    const { caller, params } = call;
    await removeLinkAs(services, actorOf(call), oneScopeOf(caller), params.id);
    return { message: (m) => m.links.deleted };
  });
}
