import type { TextInputProps } from '@mantine/core';

import { Field } from '../../ui/form/field.tsx';

// The longest that the server takes; spaces and hyphens are left to it.
const codeLengthMax = 40;

interface CodeFieldProps extends TextInputProps {
  /** The code may come from an authenticator app, which the browser can offer to fill in. */
  hasApp: boolean;
}

/** A field for a code of an authenticator app, or a recovery code. */
export function CodeField({ hasApp, ...props }: CodeFieldProps) {
  return (
    <Field
      {...props}
      dir="ltr"
      autoComplete={hasApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={codeLengthMax}
    />
  );
}
