import { m } from '../../language/messages.ts';
import {
  validateEmail,
  validatePassword,
  validateUsername,
} from '../../ui/form/account-validation.ts';

export interface LoginForm {
  /** Or the username. */
  email: string;
  password: string;
}

export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}

export interface RegisterForm extends LoginForm, NewPasswordForm {
  username: string;
}

/** A message for each invalid field; empty when all are valid. */
export type FieldErrors<F> = Partial<Record<keyof F, string>>;

export function validateLogin({ email, password }: LoginForm): FieldErrors<LoginForm> {
  return {
    ...(email.trim() === '' && { email: m.signInWays.name.required }),
    ...(password === '' && { password: m.accountFields.password.required }),
  };
}

export function validateRegistration(
  form: RegisterForm,
  isEmailRequired = true,
): FieldErrors<RegisterForm> {
  const username = validateUsername(form.username);
  return {
    ...(username && { username }),
    ...validateEmailForm(form.email, isEmailRequired),
    ...validateNewPassword(form),
  };
}

export function validateEmailForm(text: string, isRequired = true): { email?: string } {
  const email = validateEmail(text, isRequired);
  return email ? { email } : {};
}

export function validateNewPassword(form: NewPasswordForm): FieldErrors<NewPasswordForm> {
  const password = validatePassword(form.password);
  if (password) return { password };
  return form.password === form.confirmPassword
    ? {}
    : { confirmPassword: m.accountFields.password.different };
}
