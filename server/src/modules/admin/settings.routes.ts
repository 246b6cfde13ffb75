import { showSettings } from '@perch/contract/settings';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { hasAdministrator } from '../users/create-user.ts';

export function settingsRoutes(serve: Serve, services: Services) {
  const { maxFileBytes, publicUrl, registration } = services.config;
  serve(showSettings, async () => {
    const isSetUp = await hasAdministrator(services.db);
    return { data: { maxFileBytes, publicUrl, registration, isSetUp, version } };
  });
}
