import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import type { UploadChange } from '@perch/contract/uploads/option-schemas';
import { Fragment, type ReactNode, useState } from 'react';

import { errorMessage } from '../../../../api/api-error.ts';
import { m } from '../../../../language/messages.ts';
import { FormDialog } from '../../../../ui/feedback/form-dialog.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useDraft } from '../../../../ui/form/use-draft.ts';
import { ExpiryField } from '../../../../ui/link-options/expiry-field.tsx';
import { PasswordChangeField } from '../../../../ui/link-options/password-change-field.tsx';
import { LimitField } from '../../../upload-options/link-change/limit-field.tsx';
import {
  LinkHostField,
  LinkKindField,
} from '../../../upload-options/link-change/link-address-fields.tsx';
import {
  bulkChange,
  type BulkLinkChoice,
  type BulkOption,
  bulkProblems,
  type OptionProblems,
  unchangedLinks,
} from '../../../upload-options/link-change/link-choice.ts';
import { namesOf } from '../../../upload-options/names-of.ts';
import { type FailedChange, type LinkedFile, useLinksChange } from './use-links-change.ts';

import classes from './change-links-dialog.module.css';

interface ChangeLinksDialogProps {
  uploads: readonly LinkedFile[];
  /** Unless it says how many they are. */
  title?: string;
  onClose: () => void;
  onChanged?: (uploads: readonly Upload[]) => void;
  /** Gets the change instead of the uploads, and the dialog closes. */
  onChoose?: (change: UploadChange) => void;
}

const ignore = () => undefined;

/** Changes the links of several files; options that are left as they are, each file keeps. */
export function ChangeLinksDialog({ uploads, onClose, ...props }: ChangeLinksDialogProps) {
  const {
    title = m.bulkChange.title({ count: uploads.length }),
    onChanged = ignore,
    onChoose,
  } = props;
  const draft = useDraft(unchangedLinks, (choice) => bulkProblems(choice, Date.now()));
  const [failed, setFailed] = useState<FailedChange[]>([]);
  const change = useLinksChange({ onChanged, onFailed: setFailed, onDone: onClose });
  const send = (choice: BulkLinkChoice) => {
    const wanted = bulkChange(choice);
    if (Object.keys(wanted).length === 0) return;
    if (!onChoose) {
      change.mutate({ uploads, change: wanted });
      return;
    }
    onClose();
    onChoose(wanted);
  };
  const isNothing = Object.keys(bulkChange(draft.fields)).length === 0;
  return (
    <FormDialog isOpen title={title} onClose={onClose}>
      <Form className={classes.form} isBusy={change.isPending} onSubmit={() => draft.submit(send)}>
        <Fields choice={draft.fields} problems={draft.problems} onChoose={draft.change} />
        <Failures failed={failed} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {m.general.cancel}
          </Button>
          <Button type="submit" disabled={isNothing} loading={change.isPending}>
            {m.bulkChange.action}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}

interface FieldsProps {
  choice: BulkLinkChoice;
  problems: OptionProblems;
  onChoose: (chosen: Partial<BulkLinkChoice>) => void;
}

interface FieldProps extends Pick<FieldsProps, 'choice' | 'onChoose'> {
  /** The label of what leaves each as it is. */
  keptLabel: string;
  error: string | undefined;
}

/** The field of each option, in the order of the dialog; null: another one has it. */
const optionFields: Record<BulkOption, ((props: FieldProps) => ReactNode) | null> = {
  expires: (props) => <ExpiryField {...props} />,
  maxDownloads: (props) => <LimitField {...props} />,
  // A choice in the field of downloads.
  burn: null,
  password: (props) => <PasswordChangeField {...props} isRemovable />,
  link: (props) => <LinkKindField {...props} />,
  domain: (props) => <LinkHostField {...props} />,
};

function Fields({ problems, ...props }: FieldsProps): ReactNode {
  const { kept } = m.bulkChange;
  return namesOf(optionFields).map((name) => (
    <Fragment key={name}>
      {optionFields[name]?.({ ...props, keptLabel: kept, error: problems[name] })}
    </Fragment>
  ));
}

function Failures({ failed }: { failed: readonly FailedChange[] }) {
  if (failed.length === 0) return null;
  return (
    <div className={classes.failures} role="alert">
      <p>{m.bulkChange.failed({ count: failed.length })}</p>
      <ul>
        {failed.map(({ upload, failure }) => (
          <li key={upload._id}>
            {m.bulkChange.failure({ name: upload.originalName, reason: errorMessage(failure) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
