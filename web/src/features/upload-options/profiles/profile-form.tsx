import { Button } from '@mantine/core';
import { profileNameLengthMax } from '@perch/contract/uploads/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { OptionFields } from '../fields/option-fields.tsx';
import type { UploadOptions } from '../new-uploads.ts';
import { optionProblems } from '../option-texts.ts';
import { maxExpiryMs } from '../preset.ts';
import { bodyOf, formNames } from './profile-values.ts';

import classes from './profiles-panel.module.css';

interface ProfileFormProps {
  name: string;
  options: UploadOptions;
  isBusy: boolean;
  onSubmit: (body: ReturnType<typeof bodyOf>) => void;
  onCancel: () => void;
}

/** The form of a profile, a new one or one that is changed. */
export function ProfileForm(props: ProfileFormProps) {
  const { isBusy, onSubmit, onCancel } = props;
  const { data: settings } = useQuery(settingsQuery);
  const [name, setName] = useState(props.name);
  const [options, setOptions] = useState(props.options);
  const [isChecked, setIsChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const problems = optionProblems(options, 0);
  const isNameless = name.trim() === '';
  const submit = () => {
    setIsChecked(true);
    if (isNameless) input.current?.focus();
    else if (Object.keys(problems).length === 0) onSubmit(bodyOf(name, options));
  };
  return (
    <Form className={classes.form} isBusy={isBusy} onSubmit={submit}>
      <Field
        ref={input}
        size="sm"
        label={m.tokens.name}
        autoComplete="off"
        maxLength={profileNameLengthMax}
        value={name}
        error={isChecked && isNameless && m.tokens.nameRequired}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <OptionFields
        names={formNames}
        options={options}
        onChange={setOptions}
        preset={{}}
        presetLabel={() => m.tokens.profiles.asAccount}
        problems={problems}
        hasTime={false}
        maxMs={maxExpiryMs(settings)}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {m.general.save}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.general.cancel}
        </Button>
      </div>
    </Form>
  );
}
