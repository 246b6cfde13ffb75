import * as audit from '@perch/contract/audit';
import { showNotices } from '@perch/contract/settings/notices';
import { showVersion } from '@perch/contract/settings/releases';
import * as users from '@perch/contract/users';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import { version } from '../../lib/version.ts';
import type { Services } from '../../services.ts';
import { isUndecided } from '../settings/stored-settings.ts';
import { streamAuditCsv } from './audit-csv.ts';
import { deleteFilesOf, deleteUser } from './delete-user.ts';
import { listAudit, toAuditEntry } from './list-audit.ts';
import { findNewerRelease } from './releases/newest-release.ts';
import { resetSecondFactors } from './reset-second-factors.ts';
import { findUntrustedProxy } from './untrusted-proxy.ts';

export function adminRoutes(serve: Serve, services: Services) {
  serve(users.deleteUser, async (call) => {
    const blocksEmail = call.query.blockEmail === 'true';
    await deleteUser(services, actorOf(call), call.params.id, { blocksEmail });
    return { message: (m) => m.answers.userDeleted };
  });

  serve(users.deleteFilesOfUser, async (call) => {
    const deleted = await deleteFilesOf(services, actorOf(call), call.params.id);
    return { message: (m) => m.answers.filesOfUserDeleted({ count: deleted }), data: { deleted } };
  });

  serve(users.resetSecondFactors, async (call) => {
    const { caller, address, params, body } = call;
    const admin = { ...caller, address };
    const wasReset = await resetSecondFactors(services, admin, {
      id: params.id,
      reason: body.reason,
    });
    const key = wasReset ? 'reset' : 'nothingToReset';
    return { message: (m) => m.secondFactorRules[key] };
  });

  serve(showVersion, async () => ({
    data: { version, newer: await findNewerRelease(services) },
  }));

  serve(showNotices, async () => {
    const proxy = await findUntrustedProxy(services);
    const untrustedProxy = proxy && { ...proxy, seenAt: new Date(proxy.seenAt).toISOString() };
    const isStripUndecided = await isUndecided(services, 'stripMetadata');
    return { data: { untrustedProxy: untrustedProxy ?? null, isStripUndecided } };
  });

  serve(audit.listAudit, async ({ query }) => {
    const { items, pagination } = await listAudit(services, query);
    const entries = items.map(toAuditEntry);
    return { data: { entries }, total: pagination.total, pagination };
  });

  serve(audit.downloadAudit, ({ query }) => {
    const day = new Date(services.clock.now()).toISOString().slice(0, 10);
    return new Response(streamAuditCsv(services, query), {
      headers: {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="perch-audit-${day}.csv"`,
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
