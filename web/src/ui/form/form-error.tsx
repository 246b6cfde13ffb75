import { IconAlertTriangle } from '@tabler/icons-react';

import classes from './form-error.module.css';

/** Why a form was not accepted; announced to screen readers when it appears. */
export function FormError({ sentence }: { sentence: string | undefined }) {
  return (
    <div role="alert">
      {sentence && (
        <p className={classes.failure}>
          <IconAlertTriangle size="1.125rem" aria-hidden="true" />
          <span>{sentence}</span>
        </p>
      )}
    </div>
  );
}
