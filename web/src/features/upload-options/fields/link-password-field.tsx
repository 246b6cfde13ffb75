import { linkPasswordLengthMax } from '@perch/contract/uploads/limits';
import { IconDice5, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

import { labelInSentence } from '../../../format/label.ts';
import { m } from '../../../language/messages.ts';
import { CopyValueButton } from '../../../ui/clipboard/copy-value-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { generatePassword } from '../generate-password.ts';

import classes from './link-password-field.module.css';

const iconSize = '1.125rem';

interface LinkPasswordFieldProps {
  value: string | undefined;
  onChange: (password: string | undefined) => void;
  problem?: string | undefined;
}

/** The password of links, which is chosen here and passed on to others. */
export function LinkPasswordField({ value = '', onChange, problem }: LinkPasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const { label, hint, generate } = m.newUploads.password;
  const { showField, hideField } = m.controls;
  return (
    <Field
      size="sm"
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      // Not the one of the account.
      autoComplete="new-password"
      spellCheck={false}
      maxLength={linkPasswordLengthMax}
      value={value}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      rightSectionWidth={value === '' ? 80 : 116}
      rightSection={
        <span className={classes.buttons}>
          {value !== '' && <CopyValueButton label={label} text={value} />}
          <IconButton
            label={generate}
            icon={<IconDice5 size={iconSize} />}
            onClick={() => {
              setIsShown(true);
              onChange(generatePassword());
            }}
          />
          <IconButton
            label={(isShown ? hideField : showField)({ label: labelInSentence(label) })}
            icon={<Icon size={iconSize} />}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      }
    />
  );
}
