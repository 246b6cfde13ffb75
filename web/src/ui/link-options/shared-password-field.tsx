import { linkPasswordLengthMax } from '@perch/contract/uploads/limits';

import { m } from '../../language/messages.ts';
import { PasswordField } from '../form/field.tsx';
import type { PasswordFields } from './link-fields.ts';
import { PasswordChangeField } from './password-change-field.tsx';

interface SharedPasswordFieldProps {
  fields: PasswordFields;
  /** Undefined: of something new. */
  present: { hasPassword: boolean } | undefined;
  /** The label of the field of a new password. */
  newLabel: string;
  problem: string | undefined;
  onChange: (changed: Partial<PasswordFields>) => void;
}

/** The password of a request or short link: set for a new one, changed or removed otherwise. */
export function SharedPasswordField(props: SharedPasswordFieldProps) {
  const { fields, present, newLabel, problem, onChange } = props;
  const texts = m.linkChange.password;
  if (present) {
    return (
      <PasswordChangeField
        choice={fields}
        keptLabel={present.hasPassword ? texts.kept : texts.none}
        isRemovable={present.hasPassword}
        textLabel={newLabel}
        error={problem}
        onChoose={onChange}
      />
    );
  }
  return (
    <PasswordField
      label={texts.label}
      size="sm"
      // Not the one of the account: the browser must not fill it in.
      autoComplete="new-password"
      maxLength={2 * linkPasswordLengthMax}
      value={fields.passwordText}
      error={problem}
      onChange={({ currentTarget: { value } }) =>
        onChange({ password: value === '' ? 'kept' : 'set', passwordText: value })
      }
    />
  );
}
