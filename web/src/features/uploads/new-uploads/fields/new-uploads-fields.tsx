import { m } from '../../../../language/messages.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { useNow } from '../../list/badges/use-now.ts';
import { chooseUploadOptions, type Refusal, type UploadOptions } from '../new-uploads.ts';
import { optionProblems } from '../option-problems.ts';
import { downloadsText, endText } from '../option-texts.ts';
import { AlbumField } from './album-field.tsx';
import { DownloadsField } from './downloads-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { LinkKindField } from './link-kind-field.tsx';
import { LinkPasswordField } from './link-password-field.tsx';
import { TagsOption } from './tags-option.tsx';

import classes from './new-uploads-fields.module.css';

type Name = keyof UploadOptions;

interface NewUploadsFieldsProps {
  options: UploadOptions;
  /** What an option that is not chosen is. */
  preset: UploadOptions;
  refusal: Refusal | undefined;
  /** No link may last longer. */
  maxMs: number;
}

/** The fields of all options but the domain. A choice counts at once. */
export function NewUploadsFields({ options, preset, refusal, maxMs }: NewUploadsFieldsProps) {
  const { link, slug, preset: presetText } = m.newUploads;
  const problems: UploadOptions = {
    ...(refusal && { [refusal.name]: refusal.sentence }),
    ...optionProblems(options, useNow()),
  };
  const change = (name: Name, value: string | undefined) => {
    const { [name]: _before, ...others } = options;
    chooseUploadOptions({ ...others, ...(value !== undefined && { [name]: value }) });
  };
  return (
    <div className={classes.fields}>
      <ExpiryField
        value={options.expires}
        presetLabel={presetText({ value: endText(preset.expires ?? 'never') })}
        problem={problems.expires}
        hasTime
        maxMs={maxMs}
        onChange={(expires) => change('expires', expires)}
      />
      <DownloadsField
        options={options}
        presetLabel={presetText({ value: downloadsText(preset) })}
        problem={problems.maxDownloads}
        onChange={(downloads) => {
          const { maxDownloads: _count, burn: _burn, ...others } = options;
          chooseUploadOptions({ ...others, ...downloads });
        }}
      />
      <LinkKindField
        value={options.link}
        presetLabel={presetText({ value: preset.link === 'view' ? link.view : link.raw })}
        onChange={(kind) => change('link', kind)}
      />
      <LinkPasswordField
        value={options.password}
        problem={problems.password}
        onChange={(password) => change('password', password)}
      />
      <TagsOption
        value={options.tags}
        problem={problems.tags}
        onChange={(tags) => change('tags', tags)}
      />
      <Field
        size="sm"
        label={slug.label}
        description={slug.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={options.slug ?? ''}
        error={problems.slug}
        onChange={({ currentTarget }) => change('slug', currentTarget.value.trim() || undefined)}
      />
      <AlbumField
        value={options.album}
        problem={problems.album}
        onChange={(album) => change('album', album)}
      />
    </div>
  );
}
