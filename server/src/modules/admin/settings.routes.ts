import { showSettings } from '@perch/contract/settings';

import type { Serve } from '../../http/endpoint.ts';
import { version } from '../../lib/version.ts';
import type { Services } from '../../services.ts';
import { hasAdministrator } from '../users/create-user.ts';

export function settingsRoutes(serve: Serve, services: Services) {
  const { maxFileBytes, publicUrl, registration, baseDomains, smtpUrl, userQuotaBytes } =
    services.config;
  const settings = {
    maxFileBytes,
    publicUrl,
    registration,
    baseDomains,
    hasMail: smtpUrl !== undefined,
    userQuota: userQuotaBytes,
    version,
  };
  serve(showSettings, async () => {
    const isSetUp = await hasAdministrator(services.db);
    return { data: { ...settings, isSetUp } };
  });
}
