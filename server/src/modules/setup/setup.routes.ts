import * as contract from '@perch/contract/settings/setup';

import type { Serve } from '../../http/endpoint.ts';
import { findCommandForm } from '../../installation/command-form.ts';
import type { Services } from '../../services.ts';
import { findSetupStep, moveGuidedSetup } from '../settings/guided-setup.ts';
import { mailServerOf } from './mail-server.ts';
import { sendTestMail } from './send-test-mail.ts';

export function setupRoutes(serve: Serve, services: Services) {
  const { db, config, settings } = services;
  const show = async () => ({
    data: {
      setup: {
        step: await findSetupStep(db),
        mail: mailServerOf(config),
        address: settings.current().setupAddress,
        configuredUrl: config.configuredUrl,
        command: findCommandForm(),
      },
    },
  });

  serve(contract.showSetup, show);

  serve(contract.changeSetup, async ({ body }) => {
    await moveGuidedSetup(services, body.step);
    return show();
  });

  serve(contract.sendTestMail, async ({ caller }) => {
    await sendTestMail(services, caller.user);
    return { message: (m) => m.setup.sent({ email: caller.user.email }) };
  });
}
