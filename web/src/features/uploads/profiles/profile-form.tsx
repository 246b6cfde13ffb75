import { Button } from '@mantine/core';
import { profileNameLengthMax } from '@perch/contract/uploads/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { DownloadsField } from '../new-uploads/fields/downloads-field.tsx';
import { ExpiryField } from '../new-uploads/fields/expiry-field.tsx';
import { LinkKindField } from '../new-uploads/fields/link-kind-field.tsx';
import { TagsOption } from '../new-uploads/fields/tags-option.tsx';
import type { UploadOptions } from '../new-uploads/new-uploads.ts';
import { optionProblems } from '../new-uploads/option-problems.ts';
import { lastsAtMostMs } from '../new-uploads/preset.ts';
import { bodyOf } from './profile-values.ts';

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
  const asAccount = m.tokens.profiles.asAccount;
  const { maxDownloads: problem } = optionProblems(
    { maxDownloads: options.maxDownloads ?? 'none' },
    0,
  );
  const isNameless = name.trim() === '';
  const submit = () => {
    setIsChecked(true);
    if (isNameless) input.current?.focus();
    else if (problem === undefined) onSubmit(bodyOf(name, options));
  };
  const { expires: _expires, ...withoutExpires } = options;
  const { link: _link, ...withoutLink } = options;
  const { tags: _tags, ...withoutTags } = options;
  const { maxDownloads: _count, burn: _burn, ...withoutDownloads } = options;
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
      <ExpiryField
        value={options.expires}
        presetLabel={asAccount}
        hasTime={false}
        maxMs={lastsAtMostMs(settings)}
        onChange={(expires) =>
          setOptions(expires === undefined ? withoutExpires : { ...options, expires })
        }
      />
      <DownloadsField
        options={options}
        presetLabel={asAccount}
        problem={problem}
        onChange={(downloads) => setOptions({ ...withoutDownloads, ...downloads })}
      />
      <LinkKindField
        value={options.link}
        presetLabel={asAccount}
        onChange={(link) => setOptions(link === undefined ? withoutLink : { ...options, link })}
      />
      <TagsOption
        value={options.tags}
        onChange={(tags) => setOptions(tags === undefined ? withoutTags : { ...options, tags })}
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
