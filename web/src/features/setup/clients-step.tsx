import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { settingsQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { CopyLine } from './copy-line.tsx';
import { StepForm, type StepNavigation } from './step-form.tsx';

import classes from './setup.module.css';

interface ClientsStepProps extends StepNavigation {
  /** The download of the configuration of ShareX. */
  shareX: ReactNode;
  failure: string | undefined;
  isBusy: boolean;
}

/** The last step: how programs upload. */
export function ClientsStep({ shareX, ...step }: ClientsStepProps) {
  const { data: settings } = useQuery(settingsQuery);
  const texts = m.setup.clients;
  return (
    <StepForm {...step} nextLabel={m.setup.finish}>
      <div className={classes.block}>{shareX}</div>
      <div className={classes.block}>
        <h2 className={classes.label}>{texts.terminal}</h2>
        <p className={classes.text}>{texts.terminalText}</p>
        <CopyLine text={`perch login ${settings?.publicUrl ?? window.location.origin}`} />
      </div>
    </StepForm>
  );
}
