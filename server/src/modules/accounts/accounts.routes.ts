import * as contract from '@perch/contract/users';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { changeUser } from './change-user.ts';
import { requireUserRecord, toUserRecords } from './factors/user-records.ts';
import { listPendingUsers, listUsers } from './list-users.ts';
import { toUser } from './to-user.ts';

export function userRoutes(serve: Serve, services: Services) {
  serve(contract.listPendingUsers, async ({ query }) => {
    const { items, pagination } = await listPendingUsers(services, query);
    return {
      data: { users: await toUserRecords(services, items) },
      total: pagination.total,
      pagination,
    };
  });

  serve(contract.approveUser, async (call) => {
    const change = { status: 'approved' as const };
    const { after } = await changeUser(services, actorOf(call), call.params.id, change);
    return { message: (m) => m.answers.userApproved, data: { user: toUser(after) } };
  });

  serve(contract.rejectUser, async (call) => {
    const change = { status: 'rejected' as const };
    const { after } = await changeUser(services, actorOf(call), call.params.id, change);
    return { message: (m) => m.answers.userRejected, data: { user: toUser(after) } };
  });

  serve(contract.listUsers, async ({ query }) => {
    const { items, pagination } = await listUsers(services, query);
    return {
      data: { users: await toUserRecords(services, items) },
      total: pagination.total,
      pagination,
    };
  });

  serve(contract.getUser, async ({ params }) => ({
    data: { user: await requireUserRecord(services, params.id) },
  }));

  serve(contract.changeUser, async (call) => {
    const { role, status, quota, keepLinks } = call.body;
    const change = { role, status, quotaBytes: quota, keepLinks };
    const { after } = await changeUser(services, actorOf(call), call.params.id, change);
    return { message: (m) => m.answers.userChanged, data: { user: toUser(after) } };
  });
}
