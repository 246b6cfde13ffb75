import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import { registrationModes } from '@perch/contract/settings/limits';
import { useId, useState } from 'react';

import { errorMessage } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { LockedBy } from './locked-by.tsx';
import { StepForm, type StepNavigation } from './step-form.tsx';
import { useSaveStep } from './use-save-step.ts';

import classes from './setup.module.css';

interface RegistrationStepProps extends StepNavigation {
  setting: AdminSettings['registration'];
}

/** Who may register. */
export function RegistrationStep({ setting, ...navigation }: RegistrationStepProps) {
  const [mode, setMode] = useState(setting.value);
  const save = useSaveStep(navigation.onNext);
  const id = useId();
  function onNext() {
    if (mode === setting.value) return navigation.onNext();
    save.mutate({ registration: mode });
  }
  return (
    <StepForm
      {...navigation}
      onNext={onNext}
      onSkip={navigation.onNext}
      isBusy={save.isPending}
      failure={save.isError ? errorMessage(save.error) : undefined}
    >
      {setting.isLocked && <LockedBy variable={setting.variable} />}
      <fieldset className={classes.choice} disabled={setting.isLocked}>
        <legend className={classes.spoken}>{m.setup.registration.title}</legend>
        {registrationModes.map((each) => (
          <label key={each} className={classes.option}>
            <input
              className={classes.radio}
              type="radio"
              name="registration"
              value={each}
              checked={mode === each}
              aria-describedby={`${id}-${each}`}
              aria-labelledby={`${id}-${each}-name`}
              onChange={() => setMode(each)}
            />
            <strong id={`${id}-${each}-name`}>{m.adminSettings.choices.registration[each]}</strong>
            <span id={`${id}-${each}`}>{m.setup.registration.modes[each]}</span>
          </label>
        ))}
      </fieldset>
    </StepForm>
  );
}
