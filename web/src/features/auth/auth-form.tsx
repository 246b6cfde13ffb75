import type { ReactNode } from 'react';

import { FormFailure } from './form-failure.tsx';

import classes from './auth-form.module.css';

interface AuthFormProps {
  failure: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

export function AuthForm({ failure, onSubmit, children }: AuthFormProps) {
  return (
    <form
      className={classes.form}
      // Our own sentences stand beside the fields, so the browser's bubbles stay away.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormFailure sentence={failure} />
      {children}
    </form>
  );
}
