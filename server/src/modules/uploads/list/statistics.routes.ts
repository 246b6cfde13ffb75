import * as contract from '@perch/contract/statistics';

import type { Serve } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { readAllStatistics, readInstallationStorage, readMyStatistics } from './read-statistics.ts';

export function statisticsRoutes(serve: Serve, services: Services) {
  serve(contract.showMyStatistics, async ({ caller }) => {
    return { data: await readMyStatistics(services, caller.user) };
  });

  serve(contract.showAllStatistics, async ({ caller }) => {
    return { data: await readAllStatistics(services, caller.user) };
  });

  serve(contract.showInstallationStorage, async () => {
    return { data: { storage: await readInstallationStorage(services) } };
  });
}
