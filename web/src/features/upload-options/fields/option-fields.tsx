import { linkKinds, stripModes } from '@perch/contract/uploads/limits';
import type { OptionName } from '@perch/contract/uploads/options';
import { Fragment, type ReactNode } from 'react';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { namesOf } from '../names-of.ts';
import type { Refusal, UploadOptions } from '../new-uploads.ts';
import { downloadsText, endText, stripModeOf } from '../option-texts.ts';
import { AlbumField } from './album-field.tsx';
import { DownloadsField } from './downloads-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { LinkPasswordField } from './link-password-field.tsx';
import { TagsOption } from './tags-option.tsx';

interface OptionFieldsProps {
  /** The options that have a field. */
  names: readonly OptionName[];
  options: UploadOptions;
  onChange: (options: UploadOptions) => void;
  /** What an option that is not chosen is. */
  preset: UploadOptions;
  /** The choice of choosing nothing, whose value this is. */
  presetLabel: (value: string) => string;
  problems: UploadOptions;
  /** Whether links may end at a time, and not only after a while. */
  hasTime: boolean;
  /** No link may last longer. */
  maxMs: number;
}

interface FieldProps extends OptionFieldsProps {
  problem: string | undefined;
  /** Changes this option; undefined leaves it to the preset. */
  choose: (text: string | undefined) => void;
}

/** The field of each option, in the order of forms; null: it has none. */
const optionFields: Record<OptionName, ((props: FieldProps) => ReactNode) | null> = {
  expires: ({ options, preset, presetLabel, problem, choose, hasTime, maxMs }) => (
    <ExpiryField
      value={options.expires}
      presetLabel={presetLabel(endText(preset.expires ?? 'never'))}
      problem={problem}
      hasTime={hasTime}
      maxMs={maxMs}
      onChange={choose}
    />
  ),
  maxDownloads: ({ options, preset, presetLabel, problem, onChange }) => (
    <DownloadsField
      options={options}
      presetLabel={presetLabel(downloadsText(preset))}
      problem={problem}
      onChange={(downloads) => {
        const { maxDownloads: _count, burn: _burn, ...others } = options;
        onChange({ ...others, ...downloads });
      }}
    />
  ),
  // A choice in the field of downloads.
  burn: null,
  link: ({ options, preset, presetLabel, problem, choose }) => (
    <LinkKindField
      value={options.link}
      presetLabel={presetLabel(m.newUploads.link[preset.link === 'view' ? 'view' : 'raw'])}
      problem={problem}
      onChange={choose}
    />
  ),
  password: ({ options, problem, choose }) => (
    <LinkPasswordField value={options.password} problem={problem} onChange={choose} />
  ),
  tags: ({ options, problem, choose }) => (
    <TagsOption value={options.tags} problem={problem} onChange={choose} />
  ),
  slug: ({ options, problem, choose }) => (
    <Field
      size="sm"
      label={m.newUploads.slug.label}
      description={m.newUploads.slug.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      value={options.slug ?? ''}
      error={problem}
      onChange={({ currentTarget }) => choose(currentTarget.value.trim() || undefined)}
    />
  ),
  album: ({ options, problem, choose }) => (
    <AlbumField value={options.album} problem={problem} onChange={choose} />
  ),
  // Chosen next to the button for files.
  domain: null,
  strip: ({ options, preset, presetLabel, problem, choose }) => (
    <SelectField
      size="sm"
      label={m.newUploads.strip.label}
      data={[
        { value: '', label: presetLabel(m.newUploads.strip[stripModeOf(preset.strip)]) },
        ...stripModes.map((mode) => ({ value: mode, label: m.newUploads.strip[mode] })),
      ]}
      value={options.strip ?? ''}
      error={problem}
      onChange={({ currentTarget }) => choose(currentTarget.value || undefined)}
    />
  ),
};

/** The fields of options. */
export function OptionFields(props: OptionFieldsProps) {
  const { names, options, onChange, problems } = props;
  return namesOf(optionFields).map((name) => {
    const field = optionFields[name];
    if (!field || !names.includes(name)) return null;
    const choose = (text: string | undefined) => {
      const { [name]: _before, ...others } = options;
      onChange({ ...others, ...(text !== undefined && { [name]: text }) });
    };
    const shown = field({ ...props, problem: problems[name], choose });
    return <Fragment key={name}>{shown}</Fragment>;
  });
}

/** Whether a field shows why its option was refused. */
export const showsRefusal = ({ name }: Refusal): boolean =>
  namesOf(optionFields).some((each) => each === name && optionFields[each]);

interface LinkKindFieldProps {
  value: string | undefined;
  presetLabel: string;
  onChange: (link: string | undefined) => void;
  problem?: string | undefined;
}

/** Where the link of a file leads. */
function LinkKindField({ value, presetLabel, onChange, problem }: LinkKindFieldProps) {
  const texts = m.newUploads.link;
  return (
    <SelectField
      size="sm"
      label={texts.label}
      data={[
        { value: '', label: presetLabel },
        ...linkKinds.map((kind) => ({ value: kind, label: texts[kind] })),
      ]}
      value={value ?? ''}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
