import { brandNameLengthMax } from '@perch/contract/brand/limits';
import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import { useState } from 'react';

import { errorMessage } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { Field } from '../../ui/form/field.tsx';
import { type AddressChoice, KeepAddress } from './keep-address.tsx';
import { LockedBy } from './locked-by.tsx';
import { PublicAddress } from './public-address.tsx';
import { StepForm, type StepNavigation } from './step-form.tsx';
import { useSaveStep } from './use-save-step.ts';

interface InstallationStepProps extends StepNavigation {
  address: AddressChoice;
  setting: AdminSettings['name'];
}

/** The installation's name, and the address of its links. */
export function InstallationStep({ setting, address, ...navigation }: InstallationStepProps) {
  const saved = setting.value === setting.default ? '' : setting.value;
  const [name, setName] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const save = useSaveStep(navigation.onNext);
  function onNext() {
    const wanted = name.trim();
    if (wanted === saved) return navigation.onNext();
    if ([...wanted].length > brandNameLengthMax) {
      return setProblem(m.adminSettings.problems.name({ max: brandNameLengthMax }));
    }
    save.mutate({ name: wanted || null });
  }
  return (
    <StepForm
      {...navigation}
      onNext={onNext}
      onSkip={navigation.onNext}
      isBusy={save.isPending}
      failure={save.isError ? errorMessage(save.error) : undefined}
    >
      <Field
        label={m.adminSettings.labels.name}
        description={
          setting.isLocked ? <LockedBy variable={setting.variable} /> : m.adminSettings.hints.name
        }
        placeholder={m.adminSettings.byDefault({ value: setting.default })}
        value={name}
        error={problem}
        disabled={setting.isLocked}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <PublicAddress />
      <KeepAddress {...address} />
    </StepForm>
  );
}
