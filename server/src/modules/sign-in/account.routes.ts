import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { confirmationRoutes } from './confirmation/confirmation.routes.ts';
import { defaultTokenRoutes } from './default-token.routes.ts';
import { termsRoutes } from './duties/terms.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { preferencesRoutes } from './preferences.routes.ts';
import { authRoutes } from './sign-in.routes.ts';

/** Registering, signing in, and an account's own calls. */
export function accountRoutes(serve: Serve, services: Services) {
  authRoutes(serve, services);
  defaultTokenRoutes(serve, services);
  confirmationRoutes(serve, services);
  preferencesRoutes(serve, services);
  termsRoutes(serve, services);
  passwordResetRoutes(serve, services);
}
