import { passwordBytesMax, passwordBytesMin } from '@perch/contract/limits';

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

// As loose as a browser's own check: the server has the last word.
const emailShape = /^[^\s@]+@[^\s@]+$/u;

export function checkLogin({ email, password }: LoginForm): FieldErrors<LoginForm> {
  return { ...checkEmail(email), ...(password === '' && { password: 'Password is required' }) };
}

export function checkRegistration(form: RegisterForm): FieldErrors<RegisterForm> {
  return {
    ...(form.username.trim() === '' && { username: 'Username is required' }),
    ...checkEmail(form.email),
    ...checkNewPassword(form),
  };
}

export function checkEmail(email: string): { email?: string } {
  if (email.trim() === '') return { email: 'Email is required' };
  return emailShape.test(email.trim()) ? {} : { email: 'Email is not a valid address' };
}

export function checkNewPassword({
  password,
  confirmPassword,
}: NewPasswordForm): FieldErrors<NewPasswordForm> {
  const bytes = new TextEncoder().encode(password).length;
  if (password === '') return { password: 'Password is required' };
  if (bytes < passwordBytesMin) {
    return { password: `Password must be at least ${passwordBytesMin} characters long` };
  }
  if (bytes > passwordBytesMax) {
    return { password: `Password may be up to ${passwordBytesMax} bytes long` };
  }
  return password === confirmPassword ? {} : { confirmPassword: 'Passwords do not match' };
}
