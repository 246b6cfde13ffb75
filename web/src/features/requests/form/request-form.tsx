import { Button, Textarea } from '@mantine/core';
import {
  requestExpiryDefault,
  requestTextLengthMax,
  requestTitleLengthMax,
} from '@perch/contract/requests/limits';
import { parseDuration } from '@perch/contract/text/duration';
import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { useMoreOptions } from '../../../ui/dialogs/use-more-options.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ExpiryField } from '../../../ui/link-options/expiry-field.tsx';
import type { RequestFields, RequestProblems } from './request-fields.ts';
import { RequestLimits } from './request-limits.tsx';

import dialog from '../../../ui/dialogs/dialog-form.module.css';
import field from '../../../ui/form/field.module.css';

const limitNames = ['maxFileSize', 'maxBytes', 'types', 'album', 'password'] as const;
const dayMs = 24 * 60 * 60 * 1000;

interface RequestFormProps {
  isNew: boolean;
  fields: RequestFields;
  problems: RequestProblems;
  /** Undefined: it never ends; of a new request, the default. */
  endLabel: string | undefined;
  hasPassword: boolean;
  isBusy: boolean;
  onChange: (changed: Partial<RequestFields>) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form of a request for files, a new one or one that is changed. */
export function RequestForm(props: RequestFormProps) {
  const { isNew, fields, problems, endLabel, hasPassword, isBusy, onChange, onSubmit } = props;
  const texts = m.fileRequests.form;
  const { data: settings } = useQuery(settingsQuery);
  const [isOpen, setIsOpen] = useMoreOptions(
    limitNames.some((name) => problems[name] !== undefined),
  );
  return (
    <Form className={dialog.form} isBusy={isBusy} onSubmit={onSubmit}>
      <Field
        data-autofocus
        label={texts.title}
        description={texts.titleHint}
        autoComplete="off"
        dir="auto"
        maxLength={requestTitleLengthMax}
        value={fields.title}
        error={problems.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        size="md"
        rows={3}
        label={texts.text}
        description={texts.textHint}
        dir="auto"
        maxLength={requestTextLengthMax}
        value={fields.text}
        error={problems.text}
        classNames={{
          input: field.input ?? '',
          label: field.label ?? '',
          description: field.description ?? '',
          error: field.error ?? '',
        }}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <div className={dialog.pair}>
        <Field
          size="sm"
          label={texts.maxFiles}
          inputMode="numeric"
          autoComplete="off"
          value={fields.maxFiles}
          error={problems.maxFiles}
          onChange={({ currentTarget }) => onChange({ maxFiles: currentTarget.value })}
        />
        <div className={dialog.form}>
          <ExpiryField
            choice={fields}
            keptLabel={isNew ? defaultEndLabel(settings?.maxExpiry) : endLabel}
            error={problems.expires}
            onChoose={onChange}
          />
        </div>
      </div>
      {settings?.hasMail !== false && (
        <Checkbox isChecked={fields.notify} onChange={(notify) => onChange({ notify })}>
          {texts.notify}
        </Checkbox>
      )}
      <Disclosure title={texts.more} isOpen={isOpen} onToggle={setIsOpen}>
        <RequestLimits
          isNew={isNew}
          fields={fields}
          problems={problems}
          hasPassword={hasPassword}
          onChange={onChange}
        />
      </Disclosure>
      <div className={dialog.actions}>
        <Button variant="default" onClick={props.onCancel}>
          {m.general.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {isNew ? texts.make : m.general.save}
        </Button>
      </div>
    </Form>
  );
}

/** The server's own end of a request, cut to what it allows. */
function defaultEndLabel(maxExpiry: string | null | undefined): string {
  const ofRequests = parseDuration(requestExpiryDefault) ?? 0;
  const latest = parseDuration(maxExpiry ?? '') ?? Infinity;
  const days = Math.max(1, Math.round(Math.min(ofRequests, latest) / dayMs));
  return m.fileRequests.form.afterDays({ count: days });
}
