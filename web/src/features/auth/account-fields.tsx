import type { TextInputProps } from '@mantine/core';

import { Field, PasswordField } from '../../ui/form/field.tsx';
import type { NewPasswordForm } from './validation.ts';

/** The account's email; `autocomplete=username` makes password managers store it as the username. */
export function EmailField(input: TextInputProps) {
  return <Field label="Email" type="email" name="email" autoComplete="username" {...input} />;
}

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
  /** The form's `getInputProps`. */
  inputOf: (name: keyof NewPasswordForm) => Omit<TextInputProps, 'label'>;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, confirmLabel, inputOf }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        {...inputOf('password')}
      />
      <PasswordField
        label={confirmLabel}
        name="confirmPassword"
        autoComplete="new-password"
        {...inputOf('confirmPassword')}
      />
    </>
  );
}
