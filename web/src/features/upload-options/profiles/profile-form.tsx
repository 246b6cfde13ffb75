import { Button } from '@mantine/core';
import { profileNameLengthMax } from '@perch/contract/uploads/limits';
import type { Profile } from '@perch/contract/uploads/profiles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DomainField } from '../../../ui/link-options/domain-field.tsx';
import { passwordProblem } from '../../../ui/link-options/link-fields.ts';
import { SharedPasswordField } from '../../../ui/link-options/shared-password-field.tsx';
import { OptionFields } from '../fields/option-fields.tsx';
import type { UploadOptions } from '../new-uploads.ts';
import { optionProblems } from '../option-texts.ts';
import { maxExpiryMs } from '../preset.ts';
import { bodyOf, fieldsOf, formNames, type ProfileFields } from './profile-values.ts';

import classes from './profiles-panel.module.css';

interface ProfileFormProps {
  /** Undefined: a new one. */
  profile: Profile | undefined;
  options: UploadOptions;
  isBusy: boolean;
  onSubmit: (body: ReturnType<typeof bodyOf>) => void;
  onCancel: () => void;
}

/** The form of a profile, a new one or one that is changed. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, isBusy, onSubmit, onCancel } = props;
  const { data: settings } = useQuery(settingsQuery);
  const [fields, setFields] = useState(fieldsOf(profile));
  const change = (changed: Partial<ProfileFields>) => setFields({ ...fields, ...changed });
  const [options, setOptions] = useState(props.options);
  const [isChecked, setIsChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const problems = optionProblems(options, 0);
  const isNameless = fields.name.trim() === '';
  const passwordWrong = passwordProblem(fields);
  const submit = () => {
    setIsChecked(true);
    if (isNameless) input.current?.focus();
    else if (Object.keys(problems).length === 0 && !passwordWrong) {
      onSubmit(bodyOf(fields, options));
    }
  };
  return (
    <Form className={classes.form} isBusy={isBusy} onSubmit={submit}>
      <Field
        ref={input}
        size="sm"
        label={m.tokens.name}
        autoComplete="off"
        maxLength={profileNameLengthMax}
        value={fields.name}
        error={isChecked && isNameless && m.tokens.nameRequired}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
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
      <DomainField
        first={{ value: '', label: m.tokens.profiles.asAccount }}
        value={fields.domain}
        onChoose={(domain) => change({ domain })}
      />
      <SharedPasswordField
        fields={fields}
        present={profile}
        newLabel={m.linkChange.password.text}
        problem={isChecked ? passwordWrong : undefined}
        onChange={change}
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
