import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { m } from '../../language/messages.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { Form } from '../../ui/form/form.tsx';

import classes from './setup.module.css';

export interface StepNavigation {
  /** Undefined in the first step. */
  onBack: (() => void) | undefined;
  onNext: () => void;
}

interface StepFormProps extends StepNavigation {
  failure?: string | undefined;
  isBusy?: boolean;
  /** Continues without saving; left out if there is nothing to save. */
  onSkip?: () => void;
  nextLabel?: string;
  children: ReactNode;
}

/** What a step has to say or to ask, and the ways out of it. */
export function StepForm(props: StepFormProps) {
  const { failure, isBusy = false, onBack, onNext, onSkip, nextLabel, children } = props;
  return (
    <Form className={classes.form} isBusy={isBusy} onSubmit={onNext}>
      <FormError sentence={failure} />
      {children}
      <div className={classes.actions}>
        {onBack && (
          <Button className={classes.back ?? ''} size="md" variant="subtle" onClick={onBack}>
            {m.setup.back}
          </Button>
        )}
        {onSkip && (
          <Button size="md" variant="default" onClick={onSkip}>
            {m.setup.skip}
          </Button>
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {nextLabel ?? m.setup.next}
        </Button>
      </div>
    </Form>
  );
}
