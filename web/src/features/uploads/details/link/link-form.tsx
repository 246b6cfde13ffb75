import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { aliasDays } from '@perch/contract/uploads/limits';
import { Fragment, type ReactNode } from 'react';

import { formatDateTime } from '../../../../format/date.ts';
import { m } from '../../../../language/messages.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useDraft } from '../../../../ui/form/use-draft.ts';
import { ExpiryField } from '../../../../ui/link-options/expiry-field.tsx';
import { PasswordChangeField } from '../../../../ui/link-options/password-change-field.tsx';
import {
  LinkHostField,
  LinkKindField,
} from '../../../upload-options/link-change/link-address-fields.tsx';
import {
  choiceOf,
  linkChangeOf,
  linkProblems,
  type OptionProblems,
  type OwnLinkChoice,
  type OwnOption,
} from '../../../upload-options/link-change/link-choice.ts';
import { namesOf } from '../../../upload-options/names-of.ts';
import { useUploadChange } from '../use-upload-change.ts';

import classes from './link-form.module.css';

interface LinkFormProps {
  upload: Upload;
  onClose: () => void;
}

/** Changes the link of a file: all that was changed in the fields, in one call. */
export function LinkForm({ upload, onClose }: LinkFormProps) {
  const draft = useDraft(
    () => choiceOf(upload),
    (choice) => linkProblems(upload, choice, Date.now()),
  );
  const save = useUploadChange(upload._id, {
    done: m.linkChange.saved,
    failed: m.linkChange.notSaved,
    onDone: onClose,
    onRefused: draft.refuse,
  });
  const send = (choice: OwnLinkChoice) => {
    const change = linkChangeOf(upload, choice);
    if (Object.keys(change).length > 0) save.mutate(change);
    else onClose();
  };
  return (
    <Form className={classes.form} isBusy={save.isPending} onSubmit={() => draft.submit(send)}>
      <Fields
        upload={upload}
        choice={draft.fields}
        problems={draft.problems}
        onChoose={draft.change}
      />
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

interface FieldProps extends FieldsProps {
  error: string | undefined;
}

/** The field of each option, in the order of the form. */
const optionFields: Record<OwnOption, (props: FieldProps) => ReactNode> = {
  link: ({ choice, error, onChoose }) => (
    <LinkKindField choice={choice} error={error} onChoose={onChoose} />
  ),
  domain: ({ choice, error, onChoose }) => (
    <LinkHostField choice={choice} error={error} onChoose={onChoose} />
  ),
  slug: ({ choice, error, onChoose }) => (
    <Field
      label={m.linkChange.slug.label}
      size="sm"
      description={m.linkChange.slug.hint({ days: aliasDays })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={choice.slug}
      error={error}
      onChange={({ currentTarget }) => onChoose({ slug: currentTarget.value })}
    />
  ),
  expires: ({ upload: { expiresAt }, choice, error, onChoose }) => (
    <ExpiryField
      choice={choice}
      keptLabel={
        expiresAt ? m.linkChange.expiry.kept({ date: formatDateTime(expiresAt) }) : undefined
      }
      error={error}
      onChoose={onChoose}
    />
  ),
  maxDownloads: ({ choice, error, onChoose }) =>
    !choice.burn && (
      <Field
        label={m.linkChange.downloads.label}
        size="sm"
        description={m.linkChange.downloads.hint}
        inputMode="numeric"
        autoComplete="off"
        value={choice.downloads}
        error={error}
        onChange={({ currentTarget }) => onChoose({ downloads: currentTarget.value })}
      />
    ),
  burn: ({ choice, onChoose }) => (
    <Checkbox isChecked={choice.burn} onChange={(isChecked) => onChoose({ burn: isChecked })}>
      {m.linkChange.burn}
    </Checkbox>
  ),
  password: ({ upload: { hasPassword }, choice, error, onChoose }) => (
    <PasswordChangeField
      choice={choice}
      keptLabel={hasPassword ? m.linkChange.password.kept : m.linkChange.password.none}
      isRemovable={hasPassword}
      error={error}
      onChoose={onChoose}
    />
  ),
};

function Fields(props: FieldsProps): ReactNode {
  return namesOf(optionFields).map((name) => (
    <Fragment key={name}>{optionFields[name]({ ...props, error: props.problems[name] })}</Fragment>
  ));
}
