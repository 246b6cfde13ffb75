import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import type { Setup } from '@perch/contract/settings/setup';
import { useState } from 'react';

import { errorMessage } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { useSaveStep } from './use-save-step.ts';

import classes from './setup.module.css';

export interface AddressChoice {
  setup: Setup;
  publicUrl: AdminSettings['publicUrl'];
}

const stay = () => undefined;

/** Offers to keep the address at which the set-up was opened, if it differs from the configured one. */
export function KeepAddress({ setup, publicUrl }: AddressChoice) {
  const save = useSaveStep(stay);
  const { address, configuredUrl } = setup;
  // The user's choice, also while it is being saved.
  const [isKept, setIsKept] = useState(publicUrl.value === address);
  if (address === null || publicUrl.isLocked) return null;
  const texts = m.setup.installation;
  function choose(keeps: boolean) {
    setIsKept(keeps);
    const change = { publicUrl: keeps ? address : null };
    save.mutate(change, { onError: () => setIsKept(!keeps) });
  }
  return (
    <div className={classes.block}>
      <FormError sentence={save.isError ? errorMessage(save.error) : undefined} />
      <Checkbox isChecked={isKept} onChange={choose}>
        {texts.keep({ address })}
      </Checkbox>
      <p className={classes.text}>
        {isKept ? texts.keepHint : texts.notKept({ address, later: configuredUrl })}
      </p>
    </div>
  );
}
