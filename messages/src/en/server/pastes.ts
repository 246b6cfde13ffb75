import { createFormats } from '../../formats.ts';

const { bytes, isolate } = createFormats('en');

/** Refusals of a text that is uploaded; names of fields stay as they are. */
export const pastes = {
  content: 'content must be a string of at least one character.',
  halfCharacter: 'content has half of a character (a lone surrogate), which UTF-8 cannot express.',
  tooLarge: ({ maxBytes }: { maxBytes: number }) => `A paste may be up to ${bytes(maxBytes)}.`,
  language: ({ names }: { names: readonly string[] }) =>
    `language must be one of ${isolate(names.join(', '))}.`,
  title: ({ max }: { max: number }) => `title must have 1 to ${max} visible characters.`,
  profile: 'profile must be the id or the name of one of your profiles.',
  previewTooLarge: ({ maxBytes }: { maxBytes: number }) =>
    `Markdown can be previewed up to ${bytes(maxBytes)}.`,
};
