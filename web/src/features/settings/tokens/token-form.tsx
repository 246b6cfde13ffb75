import { Button } from '@mantine/core';
import { tokenNameLengthMax, type TokenScope } from '@perch/contract/accounts/limits';
import { parseDuration } from '@perch/contract/text/duration';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { accountQuery } from '../../../api/queries.ts';
import { profilesQuery } from '../../../api/tokens/tokens-queries.ts';
import { formatTimeUntil } from '../../../format/time-until.ts';
import { m } from '../../../language/messages.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { problemsOf, type TokenFields } from './token-fields.ts';

import classes from './tokens.module.css';

const durations = ['30d', '90d', '365d'];

// Those that open a call today.
const scopes = [
  'upload',
  'files:read',
  'files:write',
  'files:delete',
  'links',
  'account:read',
  'admin',
] as const satisfies readonly TokenScope[];

interface TokenFormProps {
  initial: TokenFields;
  isNew: boolean;
  isBusy: boolean;
  onSubmit: (fields: TokenFields) => void;
  onCancel: () => void;
}

/** The form of a token, a new one or one that is changed. */
export function TokenForm({ initial, isNew, isBusy, onSubmit, onCancel }: TokenFormProps) {
  const texts = m.tokens;
  const [fields, setFields] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const { data: account } = useQuery(accountQuery);
  const change = (changed: Partial<TokenFields>) => setFields({ ...fields, ...changed });
  const problems = problemsOf(fields);
  const offered = scopes.filter((scope) => scope !== 'admin' || account?.role === 'admin');
  const submit = () => {
    setIsChecked(true);
    if (problems.name) name.current?.focus();
    else if (!problems.scopes && !problems.megabytes) onSubmit(fields);
  };
  return (
    <Form className={classes.form} isBusy={isBusy} onSubmit={submit}>
      <Field
        ref={name}
        label={texts.name}
        autoComplete="off"
        maxLength={tokenNameLengthMax}
        value={fields.name}
        error={isChecked && problems.name && texts.nameRequired}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <fieldset className={classes.scopes}>
        <legend>{texts.scopes}</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            isChecked={fields.scopes.includes(scope)}
            onChange={(isWanted) => change({ scopes: withScope(fields.scopes, scope, isWanted) })}
          >
            {texts.scopeNames[scope]}
          </Checkbox>
        ))}
        {isChecked && problems.scopes && (
          <p className={classes.problem} role="alert">
            {texts.scopeRequired}
          </p>
        )}
      </fieldset>
      <SelectField
        label={texts.ends}
        data={[
          { value: '', label: isNew ? texts.never : texts.unchanged },
          ...durations.map((value) => ({
            value,
            label: formatTimeUntil(parseDuration(value) ?? 0),
          })),
          ...(isNew ? [] : [{ value: 'never', label: texts.never }]),
        ]}
        value={fields.expires}
        onChange={({ currentTarget }) => change({ expires: currentTarget.value })}
      />
      <ProfileField fields={fields} onChange={change} />
      <Field
        label={texts.cidrs}
        description={texts.cidrsHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.cidrs}
        onChange={({ currentTarget }) => change({ cidrs: currentTarget.value })}
      />
      <Field
        label={texts.megabytes}
        description={texts.megabytesHint}
        inputMode="decimal"
        autoComplete="off"
        value={fields.megabytes}
        error={isChecked && problems.megabytes && texts.megabytesInvalid}
        onChange={({ currentTarget }) => change({ megabytes: currentTarget.value })}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={isBusy}>
          {isNew ? texts.make : m.general.save}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.general.cancel}
        </Button>
      </div>
    </Form>
  );
}

function withScope(chosen: readonly TokenScope[], scope: TokenScope, isWanted: boolean) {
  const others = chosen.filter((each) => each !== scope);
  return isWanted ? [...others, scope] : others;
}

interface ProfileFieldProps {
  fields: TokenFields;
  onChange: (changed: Partial<TokenFields>) => void;
}

/** The profile of the token's uploads; nothing where the account has none. */
function ProfileField({ fields: { profile, isLocked }, onChange }: ProfileFieldProps) {
  const texts = m.tokens;
  const { data: profiles = [] } = useQuery(profilesQuery);
  if (profiles.length === 0 && profile === '') return null;
  return (
    <>
      <SelectField
        label={texts.profile}
        data={[
          { value: '', label: texts.noProfile },
          ...profiles.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={profile}
        onChange={({ currentTarget }) => onChange({ profile: currentTarget.value })}
      />
      {profile !== '' && (
        <Checkbox isChecked={isLocked} onChange={(isWanted) => onChange({ isLocked: isWanted })}>
          {texts.locked}
        </Checkbox>
      )}
    </>
  );
}
