import type { TextInputProps } from '@mantine/core';

import { m } from '../../language/messages.ts';
import { Field, PasswordField } from '../../ui/form/field.tsx';
import type { NewPasswordForm } from './validation.ts';

/** The account's email; `autocomplete=username` makes password managers store it as the username. */
export function EmailField(input: TextInputProps) {
  return (
    <Field
      label={m.accountFields.email.label}
      type="email"
      name="email"
      autoComplete="username"
      {...input}
    />
  );
}

/** What a new account signs in with: a username, and an email, which may be left out where it is optional. */
export function NameFields({ isEmailRequired, inputOf }: NameFieldsProps) {
  const { username, email } = m.accountFields;
  return (
    <>
      <Field
        label={username.label}
        name="username"
        autoComplete={isEmailRequired ? 'nickname' : 'username'}
        {...inputOf('username')}
      />
      {isEmailRequired ? (
        <EmailField {...inputOf('email')} />
      ) : (
        <EmailField
          label={email.optional}
          description={email.without}
          autoComplete="email"
          {...inputOf('email')}
        />
      )}
    </>
  );
}

interface NameFieldsProps {
  isEmailRequired: boolean;
  /** The form's `getInputProps`. */
  inputOf: (name: 'username' | 'email') => Omit<TextInputProps, 'label'>;
}

interface NewPasswordFieldsProps {
  texts: { label: string; confirm: string };
  /** The form's `getInputProps`. */
  inputOf: (name: keyof NewPasswordForm) => Omit<TextInputProps, 'label'>;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ texts, inputOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={texts.label}
        name="password"
        autoComplete="new-password"
        {...inputOf('password')}
      />
      <PasswordField
        label={texts.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        {...inputOf('confirmPassword')}
      />
    </>
  );
}
