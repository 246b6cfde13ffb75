import * as contract from '@perch/contract/users';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { approveUser } from './approve-user.ts';
import { listPendingUsers } from './list-pending-users.ts';
import { presentUser } from './present-user.ts';

export function userRoutes(serve: Serve, services: Services) {
  serve(contract.listPendingUsers, async ({ query }) => {
    const { items, pagination } = await listPendingUsers(services, query);
    const users = items.map(presentUser);
    return { data: { users }, total: pagination.total, pagination };
  });

  serve(contract.approveUser, async ({ params }) => {
    const user = presentUser(await approveUser(services, params.id));
    return { message: 'User approved successfully', data: { user } };
  });
}
