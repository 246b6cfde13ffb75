import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('en');

/** The dialog in which a text is written and uploaded. */
export const newPaste = {
  close: 'Close the new paste',
  name: 'Title',
  nameHint: 'Optional: the name of the file.',
  language: 'Language',
  plain: 'Plain text',
  /** `language` is a name such as Python. */
  looksLike: ({ language }: { language: string }) => `This looks like ${isolate(language)}.`,
  use: ({ language }: { language: string }) => `Use ${isolate(language)}`,
  text: 'Text',
  keys: 'Tab indents. Escape, then Tab, leaves the text.',
  /** After Escape, for screen readers too. */
  tabLeaves: 'Tab now leaves the text.',
  size: ({ lines, sizeBytes }: { lines: number; sizeBytes: number }) =>
    `${plural(lines, { one: '# line', other: '# lines' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }: { sizeBytes: number; maxBytes: number }) =>
    `The text is ${bytes(sizeBytes)} long; a paste may be up to ${bytes(maxBytes)}.`,
  preview: 'Preview',
  edit: 'Edit',
  previewOf: 'Preview of the text',
  longMarkdown: 'Markdown of this length is shown as plain text.',
  notPreviewed: 'The preview could not be loaded',
  draft: 'Kept in this tab until you upload it.',
  upload: 'Upload',
  uploading: 'Uploading…',
  stored: ({ name }: { name: string }) => `${isolate(name)} uploaded, link copied!`,
  failed: 'The paste was not uploaded',
};
