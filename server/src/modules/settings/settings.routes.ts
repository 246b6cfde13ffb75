import { showSettings } from '@perch/contract/settings';
import * as contract from '@perch/contract/settings/admin-settings';
import { legalPages } from '@perch/contract/settings/limits';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import { findCommandForm } from '../../installation/command-form.ts';
import { version } from '../../lib/version.ts';
import type { Services } from '../../services.ts';
import { hasAdministrator } from '../accounts/create-user.ts';
import { changeSettings, refuseOtherAddress } from './change-settings.ts';
import { hasLegalPage } from './legal-page.ts';
import { listSettings } from './list-settings.ts';
import { logoUrlOf } from './logo-url.ts';
import { termsInForce } from './terms.ts';

export function settingsRoutes(serve: Serve, services: Services) {
  const { config } = services;
  const { smtpUrl, passwordLogin, oidc, ldap, trustedAuth } = config;

  serve(showSettings, async () => {
    const isSetUp = await hasAdministrator(services.db);
    const current = services.settings.current();
    const { registration, userQuota, defaultLanguage, defaultTheme, name, accent, footerLinks } =
      current;
    return {
      data: {
        maxFileBytes: current.maxFileSize,
        publicUrl: config.publicUrl,
        registration,
        emailRequired: current.emailRequired,
        baseDomains: config.baseDomains,
        hasMail: smtpUrl !== undefined,
        userQuota,
        isSetUp,
        setupCommand: isSetUp || !passwordLogin ? null : `${findCommandForm().server} setup-link`,
        version,
        defaultLanguage,
        defaultTheme,
        name,
        accent,
        footerLinks,
        legalPages: legalPages.filter((page) => hasLegalPage(current, page)),
        termsVersion: termsInForce(current),
        defaultExpiry: current.defaultExpiry,
        maxExpiry: current.maxExpiry,
        stripMetadata: current.stripMetadata,
        trashDays: current.trashDays,
        signIn: {
          password: passwordLogin || ldap !== undefined,
          oidc: oidc?.name ?? null,
          proxy: trustedAuth !== undefined,
        },
        hasLogo: current.logoHash !== null,
        logoUrl: logoUrlOf(current),
      },
    };
  });

  serve(contract.showAdminSettings, async () => ({
    data: { settings: await listSettings(services) },
  }));

  serve(contract.changeSettings, async (call) => {
    const { publicUrl } = call.body;
    if (publicUrl !== undefined && publicUrl !== null) {
      refuseOtherAddress(services, call.request, publicUrl);
    }
    await changeSettings(services, actorOf(call), call.body);
    return { data: { settings: await listSettings(services) } };
  });
}
