import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';

/** Throws `password_login_off` where passwords sign in, register and reset nothing. */
export function requirePasswordLogin({ config }: Pick<Services, 'config'>): void {
  if (config.passwordLogin) return;
  throw new AppError('password_login_off', (m) => m.signIn.passwordOff);
}
