import { useQuery } from '@tanstack/react-query';

import { albumChoicesQuery } from '../../../api/albums/album-choices-query.ts';
import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SharedPasswordField } from '../../../ui/link-options/shared-password-field.tsx';
import type { RequestFields, RequestProblems } from './request-fields.ts';

import dialog from '../../../ui/dialogs/dialog-form.module.css';

interface RequestLimitsProps {
  isNew: boolean;
  fields: RequestFields;
  problems: RequestProblems;
  hasPassword: boolean;
  onChange: (changed: Partial<RequestFields>) => void;
}

/** The rarely used fields of a request. */
export function RequestLimits(props: RequestLimitsProps) {
  const { fields, problems, onChange } = props;
  const texts = m.fileRequests.form;
  return (
    <div className={dialog.form}>
      <div className={dialog.pair}>
        <Field
          size="sm"
          label={texts.fileMegabytes}
          description={texts.fileMegabytesHint}
          inputMode="decimal"
          autoComplete="off"
          value={fields.fileMegabytes}
          error={problems.maxFileSize}
          onChange={({ currentTarget }) => onChange({ fileMegabytes: currentTarget.value })}
        />
        <Field
          size="sm"
          label={texts.megabytes}
          description={texts.megabytesHint}
          inputMode="decimal"
          autoComplete="off"
          value={fields.megabytes}
          error={problems.maxBytes}
          onChange={({ currentTarget }) => onChange({ megabytes: currentTarget.value })}
        />
      </div>
      <Field
        size="sm"
        label={texts.types}
        description={texts.typesHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={fields.types}
        error={problems.types}
        onChange={({ currentTarget }) => onChange({ types: currentTarget.value })}
      />
      <AlbumField fields={fields} problem={problems.album} onChange={onChange} />
      <SharedPasswordField
        fields={fields}
        present={props.isNew ? undefined : { hasPassword: props.hasPassword }}
        newLabel={texts.newPassword}
        problem={problems.password}
        onChange={onChange}
      />
    </div>
  );
}

interface AlbumFieldProps {
  fields: RequestFields;
  problem: string | undefined;
  onChange: (changed: Partial<RequestFields>) => void;
}

/** The album that received files join; nothing where the account has none. */
function AlbumField({ fields: { album }, problem, onChange }: AlbumFieldProps) {
  const texts = m.fileRequests.form;
  const { data: albums = [] } = useQuery(albumChoicesQuery);
  if (albums.length === 0 && album === '') return null;
  const isListed = album === '' || albums.some(({ id }) => id === album);
  return (
    <SelectField
      size="sm"
      label={texts.album}
      data={[
        { value: '', label: texts.noAlbum },
        ...albums.map(({ id, name }) => ({ value: id, label: name })),
        // One beyond the first page of the list.
        ...(isListed ? [] : [{ value: album, label: album }]),
      ]}
      value={album}
      error={problem}
      onChange={({ currentTarget }) => onChange({ album: currentTarget.value })}
    />
  );
}
