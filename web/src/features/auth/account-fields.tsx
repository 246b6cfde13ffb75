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
