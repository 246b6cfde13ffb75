import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { aliasDays } from '@perch/contract/uploads/limits';
import { type ReactNode, useState } from 'react';

import { formatDateTime } from '../../../../format/date.ts';
import { m } from '../../../../language/messages.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { ExpiryField } from '../../../../ui/link-options/expiry-field.tsx';
import { PasswordChangeField } from '../../../../ui/link-options/password-change-field.tsx';
import {
  choiceOf,
  linkChangeOf,
  linkProblems,
  type OptionProblems,
  type OwnLinkChoice,
} from '../../../upload-options/link-change/link-choice.ts';
import { LinkHostFields } from '../../../upload-options/link-change/link-host-fields.tsx';
import { useUploadChange } from '../use-upload-change.ts';

import classes from './link-form.module.css';

interface LinkFormProps {
  upload: Upload;
  onClose: () => void;
}

/** Changes the link of a file: all that was changed in the fields, in one call. */
export function LinkForm({ upload, onClose }: LinkFormProps) {
  const [choice, setChoice] = useState(() => choiceOf(upload));
  const [problems, setProblems] = useState<OptionProblems>({});
  const save = useUploadChange(upload._id, {
    done: m.linkChange.saved,
    failed: m.linkChange.notSaved,
    onDone: onClose,
    onRefused: setProblems,
  });
  const choose = (chosen: Partial<OwnLinkChoice>) => {
    setChoice({ ...choice, ...chosen });
    setProblems({});
  };
  const submit = () => {
    const found = linkProblems(upload, choice, Date.now());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const change = linkChangeOf(upload, choice);
    if (Object.keys(change).length > 0) save.mutate(change);
    else onClose();
  };
  return (
    <Form className={classes.form} isBusy={save.isPending} onSubmit={submit}>
      <Fields upload={upload} choice={choice} problems={problems} onChoose={choose} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {m.general.cancel}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {m.general.save}
        </Button>
      </div>
    </Form>
  );
}

interface FieldsProps {
  upload: Upload;
  choice: OwnLinkChoice;
  problems: OptionProblems;
  onChoose: (chosen: Partial<OwnLinkChoice>) => void;
}

function Fields({ upload, choice, problems, onChoose }: FieldsProps): ReactNode {
  const { expiry, downloads, burn, password, slug } = m.linkChange;
  const { expiresAt, hasPassword } = upload;
  return (
    <>
      <LinkHostFields choice={choice} problems={problems} onChoose={onChoose} />
      <Field
        label={slug.label}
        size="sm"
        description={slug.hint({ days: aliasDays })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={choice.slug}
        error={problems.slug}
        onChange={({ currentTarget }) => onChoose({ slug: currentTarget.value })}
      />
      <ExpiryField
        choice={choice}
        keptLabel={expiresAt ? expiry.kept({ date: formatDateTime(expiresAt) }) : undefined}
        error={problems.expires}
        onChoose={onChoose}
      />
      {!choice.burn && (
        <Field
          label={downloads.label}
          size="sm"
          description={downloads.hint}
          inputMode="numeric"
          autoComplete="off"
          value={choice.downloads}
          error={problems.maxDownloads}
          onChange={({ currentTarget }) => onChoose({ downloads: currentTarget.value })}
        />
      )}
      <Checkbox isChecked={choice.burn} onChange={(isChecked) => onChoose({ burn: isChecked })}>
        {burn}
      </Checkbox>
      <PasswordChangeField
        choice={choice}
        keptLabel={hasPassword ? password.kept : password.none}
        isRemovable={hasPassword}
        error={problems.password}
        onChoose={onChoose}
      />
    </>
  );
}
