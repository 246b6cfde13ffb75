import { linkPasswordLengthMax } from '@perch/contract/uploads/limits';

import { m } from '../../language/messages.ts';
import { PasswordField } from '../form/field.tsx';
import { SelectField } from '../form/select-field.tsx';
import type { PasswordFields } from './link-fields.ts';

interface PasswordChangeFieldProps {
  choice: PasswordFields;
  keptLabel: string;
  /** Whether there may be one to remove. */
  isRemovable: boolean;
  /** The label of the new one's field. */
  textLabel?: string;
  error: string | undefined;
  onChoose: (chosen: Partial<PasswordFields>) => void;
}

/** Sets or removes the password of a link, request or short link. */
export function PasswordChangeField(props: PasswordChangeFieldProps) {
  const { choice, keptLabel, isRemovable, error, onChoose } = props;
  const texts = m.linkChange.password;
  const { textLabel = texts.text } = props;
  return (
    <>
      <SelectField
        label={texts.label}
        size="sm"
        data={[
          { value: 'kept', label: keptLabel },
          { value: 'set', label: texts.set },
          ...(isRemovable ? [{ value: 'removed', label: texts.remove }] : []),
        ]}
        value={choice.password}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ password: value === 'set' || value === 'removed' ? value : 'kept' })
        }
      />
      {choice.password === 'set' && (
        <PasswordField
          label={textLabel}
          size="sm"
          // Of the link, not of the account: the browser must not fill it in.
          autoComplete="new-password"
          maxLength={2 * linkPasswordLengthMax}
          value={choice.passwordText}
          error={error}
          onChange={({ currentTarget }) => onChoose({ passwordText: currentTarget.value })}
        />
      )}
    </>
  );
}
