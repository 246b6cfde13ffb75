import * as contract from '@perch/contract/auth';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';

export function passwordResetRoutes(serve: Serve, services: Services) {
  serve(contract.forgotPassword, async ({ body, address }) => ({
    message: await requestPasswordReset(services, body.email, address),
  }));

  serve(contract.resetPassword, async ({ body, address }) => {
    await resetPassword(services, { ...body, address });
    return { message: (m) => m.answers.passwordReset };
  });
}
