import { Button } from '@mantine/core';
import { targetLengthMax } from '@perch/contract/short-links/limits';
import type { ShortLink } from '@perch/contract/short-links/short-links';

import { formatDateTime } from '../../format/date.ts';
import { m } from '../../language/messages.ts';
import { useLatest } from '../../ui/dialogs/use-latest.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { ActivitySection } from '../activity/lazy-activity.tsx';
import { fieldsOf, linkProblems } from './form/link-fields.ts';
import { LinkOptions } from './form/link-options.tsx';
import { useSaveLink } from './save-link.ts';

import dialog from '../../ui/dialogs/dialog-form.module.css';

interface ChangeLinkProps {
  /** Undefined: the dialog is closed. */
  link: ShortLink | undefined;
  onClose: () => void;
}

/** The dialog that changes a short link. */
export function ChangeLink({ link, onClose }: ChangeLinkProps) {
  const shown = useLatest(link);
  const { change, dismiss } = m.shortLinks;
  return (
    <FormDialog isOpen={link !== undefined} title={change} closeLabel={dismiss} onClose={onClose}>
      {shown && <ChangeForm link={shown} onClose={onClose} />}
    </FormDialog>
  );
}

function ChangeForm({ link, onClose }: { link: ShortLink; onClose: () => void }) {
  const { fields, problems, change, refuse, submit } = useDraft(
    () => fieldsOf(link),
    (typed) => linkProblems(typed, { nowMs: Date.now(), host: window.location.host }),
  );
  const texts = m.shortLinks;
  const { kept } = m.linkChange.expiry;
  const { expiresAt, hasPassword } = link;
  const endLabel = expiresAt ? kept({ date: formatDateTime(expiresAt) }) : undefined;
  const save = useSaveLink({
    link,
    onSaved: () => {
      toastSuccess(m.shortLinks.saved);
      onClose();
    },
    onRefused: refuse,
  });
  return (
    <Form className={dialog.form} isBusy={save.isPending} onSubmit={() => submit(save.mutate)}>
      <Field
        data-autofocus
        size="sm"
        label={texts.changeTarget}
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={targetLengthMax}
        value={fields.target}
        error={problems.url}
        onChange={({ currentTarget }) => change({ target: currentTarget.value })}
      />
      <LinkOptions
        fields={fields}
        problems={problems}
        present={{ endLabel, hasPassword }}
        onChange={change}
      />
      <ActivitySection subject={{ kind: 'link', id: link._id }} />
      <div className={dialog.actions}>
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
