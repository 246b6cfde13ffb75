import { m } from '../../language/messages.ts';
import {
  validateEmail,
  validatePassword,
  validateUsername,
} from '../../ui/form/account-validation.ts';

export interface ProfileForm {
  username: string;
  email: string;
}

export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
  /** Keep the API token, so that upload clients keep working. */
  keepApiToken: boolean;
}

/** A message for each invalid field; empty when all are valid. An account without an email may stay so. */
export function validateProfile(form: ProfileForm, hasEmail = true): Partial<ProfileForm> {
  const username = validateUsername(form.username);
  const email = validateEmail(form.email, hasEmail);
  return { ...(username && { username }), ...(email && { email }) };
}

/** A message for each invalid field; empty when all are valid. */
export function validatePasswordChange(
  form: PasswordForm,
): Partial<Record<keyof PasswordForm, string>> {
  const newPassword = validatePassword(form.newPassword, 'newPassword');
  return {
    ...(form.currentPassword === '' && { currentPassword: m.security.password.currentRequired }),
    ...(newPassword && { newPassword }),
    ...(form.newPassword !== form.confirmPassword && {
      confirmPassword: m.accountFields.newPassword.different,
    }),
  };
}
