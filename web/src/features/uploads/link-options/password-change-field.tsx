import { linkPasswordLengthMax } from '@perch/contract/uploads/limits';

import { m } from '../../../language/messages.ts';
import { PasswordField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { LinkChoice } from './link-choice.ts';

interface PasswordChangeFieldProps {
  choice: LinkChoice;
  keptLabel: string;
  /** Whether there may be one to remove. */
  isRemovable: boolean;
  error: string | undefined;
  onChoose: (chosen: Partial<LinkChoice>) => void;
}

/** Sets or removes the password of a link. */
export function PasswordChangeField(props: PasswordChangeFieldProps) {
  const { choice, keptLabel, isRemovable, error, onChoose } = props;
  const texts = m.linkChange.password;
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
          label={texts.text}
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
