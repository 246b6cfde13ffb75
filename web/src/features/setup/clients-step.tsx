import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { settingsQuery } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import { CopyLine } from './copy-line.tsx';
import { type AddressChoice, KeepAddress } from './keep-address.tsx';
import { StepForm, type StepNavigation } from './step-form.tsx';

import classes from './setup.module.css';

interface ClientsStepProps extends StepNavigation {
  address: AddressChoice;
  /** The download of the configuration of ShareX. */
  shareX: ReactNode;
  failure: string | undefined;
  isBusy: boolean;
}

/** The last step: how programs upload. */
export function ClientsStep({ shareX, address, ...step }: ClientsStepProps) {
  const { data: settings } = useQuery(settingsQuery);
  const texts = m.setup.clients;
  const { client, server } = address.setup.command;
  return (
    <StepForm {...step} nextLabel={m.setup.finish}>
      <div className={classes.block}>{shareX}</div>
      <div className={classes.block}>
        <h2 className={classes.label}>{texts.terminal}</h2>
        <p className={classes.text}>{texts.terminalText}</p>
        <CopyLine text={`${client} login ${settings?.publicUrl ?? window.location.origin}`} />
      </div>
      <div className={classes.block}>
        <h2 className={classes.label}>{texts.server}</h2>
        <p className={classes.text}>{texts.serverText}</p>
        <CopyLine text={`${server} doctor`} />
      </div>
      <KeepAddress {...address} />
    </StepForm>
  );
}
