import * as contract from '@perch/contract/tags/tags';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { applyTags } from './apply-tags.ts';
import { changeTag, deleteTag } from './change-tag.ts';
import { listTags, toTag } from './list-tags.ts';
import { requireTag } from './tag-rows.ts';

export function tagRoutes(serve: Serve, services: Services) {
  serve(contract.listTags, async ({ caller, query }) => {
    const { items, pagination } = await listTags(services, caller.user.id, query);
    return { data: { tags: items.map(toTag) }, total: pagination.total, pagination };
  });

  serve(contract.applyTags, async ({ caller, body }) => {
    await applyTags(services, caller.user.id, body);
    return { message: (m) => m.tags.applied };
  });

  serve(contract.getTag, async ({ caller, params }) => {
    const wanted = { id: params.id, userId: caller.user.id };
    return { data: { tag: toTag(await requireTag(services.db, wanted)) } };
  });

  serve(contract.changeTag, async ({ caller, params, body }) => {
    const wanted = { id: params.id, userId: caller.user.id };
    return { data: { tag: toTag(await changeTag(services, wanted, body)) } };
  });

  serve(contract.deleteTag, async ({ caller, params }) => {
    await deleteTag(services, { id: params.id, userId: caller.user.id });
    return { message: (m) => m.tags.deleted };
  });
}
