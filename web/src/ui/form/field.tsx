import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

import { labelInSentence } from '../../format/label.ts';
import { m } from '../../language/messages.ts';
import { IconButton } from '../icon-button.tsx';

import classes from './field.module.css';

/** A labelled text field of a form. */
export function Field(props: TextInputProps) {
  return (
    <TextInput
      size="md"
      {...props}
      classNames={{
        input: classes.input,
        label: classes.label,
        description: classes.description,
        error: classes.error,
      }}
    />
  );
}

type PasswordFieldProps = Omit<TextInputProps, 'label'> & { label: string };

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  const { showField, hideField } = m.controls;
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={44}
      rightSection={
        <IconButton
          label={(isShown ? hideField : showField)({ label: labelInSentence(props.label) })}
          icon={<Icon size="1.125rem" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
