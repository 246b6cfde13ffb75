import * as contract from '@perch/contract/imports/imports';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { listImports, requireImport } from './find-import.ts';
import { listPlaces } from './list-places.ts';
import { listReportedRows, streamReport } from './reported-rows.ts';
import { inspectSource, startImport, stopImport } from './start-import.ts';
import { toImport } from './to-import.ts';

export function importRoutes(serve: Serve, services: Services) {
  const answer = async (id: string) => ({
    data: { import: toImport(await requireImport(services, id)) },
  });

  serve(contract.listImportPlaces, async () => ({ data: await listPlaces(services.config) }));

  serve(contract.listImports, async ({ query }) => {
    const { items, pagination } = await listImports(services, query);
    return { data: { imports: items.map(toImport) }, pagination };
  });

  serve(contract.inspectSource, async (call) =>
    answer(await inspectSource(services, actorOf(call), call.body)),
  );

  serve(contract.getImport, ({ params }) => answer(params.id));

  serve(contract.startImport, async ({ caller, address, params }) => {
    await startImport(services, { ...caller, address }, params.id);
    return answer(params.id);
  });

  serve(contract.stopImport, async (call) => {
    await stopImport(services, actorOf(call), call.params.id);
    return answer(call.params.id);
  });

  serve(contract.listImportRows, async ({ params, query }) => {
    const { items, pagination } = await listReportedRows(services, params.id, query);
    return { data: { rows: items }, pagination };
  });

  serve(contract.downloadImportReport, async ({ params }) => {
    const run = await requireImport(services, params.id);
    return new Response(streamReport(services, run), {
      headers: {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="perch-import-${run.id}.json"`,
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
