import { Textarea } from '@mantine/core';
import { albumDescriptionLengthMax, albumVisibilities } from '@perch/contract/albums/limits';
import type { Ref } from 'react';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { AlbumChoice, AlbumProblems } from './album-choice.ts';

import fieldClasses from '../../../ui/form/field.module.css';

interface AlbumFieldsProps {
  choice: AlbumChoice;
  problems: AlbumProblems;
  onChoose: (chosen: Partial<AlbumChoice>) => void;
}

/** Name and description. */
export function NameFields({
  choice,
  problems,
  onChoose,
  nameRef,
}: AlbumFieldsProps & { nameRef?: Ref<HTMLInputElement> }) {
  const texts = m.albums.fields;
  return (
    <>
      <Field
        label={texts.name}
        size="sm"
        autoComplete="off"
        dir="auto"
        aria-required="true"
        data-autofocus
        ref={nameRef}
        value={choice.name}
        error={problems.name}
        onChange={({ currentTarget }) => onChoose({ name: currentTarget.value })}
      />
      <Textarea
        label={texts.description}
        size="sm"
        rows={3}
        dir="auto"
        maxLength={albumDescriptionLengthMax}
        value={choice.description}
        error={problems.description}
        classNames={{
          input: fieldClasses.input,
          label: fieldClasses.label,
          error: fieldClasses.error,
        }}
        onChange={({ currentTarget }) => onChoose({ description: currentTarget.value })}
      />
    </>
  );
}

/** Who sees an album. */
export function VisibilityField({ choice, problems, onChoose }: AlbumFieldsProps) {
  const { visibility, visibilityHints } = m.albums;
  return (
    <SelectField
      label={visibility.label}
      size="sm"
      description={visibilityHints[choice.visibility]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={albumVisibilities.map((value) => ({ value, label: visibility[value] }))}
      value={choice.visibility}
      error={problems.visibility}
      onChange={({ currentTarget }) => {
        const chosen = albumVisibilities.find((each) => each === currentTarget.value);
        if (chosen) onChoose({ visibility: chosen });
      }}
    />
  );
}

/** @param hint what happens to the previous address */
export function SlugField({
  choice,
  problems,
  onChoose,
  hint,
}: AlbumFieldsProps & { hint: string }) {
  return (
    <Field
      label={m.linkChange.slug.label}
      size="sm"
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={choice.slug}
      error={problems.slug}
      onChange={({ currentTarget }) => onChoose({ slug: currentTarget.value })}
    />
  );
}
