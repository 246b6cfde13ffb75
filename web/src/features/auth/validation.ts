import {
  emailProblem,
  passwordProblem,
  usernameProblem,
} from '../../ui/form/account-validation.ts';

export interface LoginForm {
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

/** A sentence for each field that cannot be sent as it is; empty when all can. */
export type FieldErrors<F> = Partial<Record<keyof F, string>>;

export function checkLogin({ email, password }: LoginForm): FieldErrors<LoginForm> {
  return { ...checkEmail(email), ...(password === '' && { password: 'Password is required' }) };
}

export function checkRegistration(form: RegisterForm): FieldErrors<RegisterForm> {
  const username = usernameProblem(form.username);
  return { ...(username && { username }), ...checkEmail(form.email), ...checkNewPassword(form) };
}

export function checkEmail(text: string): { email?: string } {
  const email = emailProblem(text);
  return email ? { email } : {};
}

export function checkNewPassword(form: NewPasswordForm): FieldErrors<NewPasswordForm> {
  const password = passwordProblem(form.password);
  if (password) return { password };
  return form.password === form.confirmPassword
    ? {}
    : { confirmPassword: 'Passwords do not match' };
}
