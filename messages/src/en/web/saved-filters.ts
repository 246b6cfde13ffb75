import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('en');

type Named = {
  name: string;
};
type Limited = {
  max: number;
};

/** Filters of the list that are kept under a name. */
export const savedFilters = {
  title: 'Saved filters',
  hint: 'Filter the list to save the filter here.',
  save: 'Save this filter',
  saved: 'Filter saved.',
  name: 'Name of the filter',
  nameMissing: 'Enter a name.',
  nameTooLong: ({ max }: Limited) => `A name can have up to ${number(max)} characters.`,
  rename: ({ name }: Named) => `Rename the filter ${isolate(name)}`,
  renamed: 'Filter renamed.',
  overwrite: ({ name }: Named) => `Replace the filter ${isolate(name)} with the current one`,
  overwritten: 'Filter replaced.',
  delete: ({ name }: Named) => `Delete the filter ${isolate(name)}`,
  deleted: 'Filter deleted.',
};
