import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** What previews of links to one’s files say. */
export const filePages = {
  title: 'File pages',
  lead: 'What messengers and other programs show when the link to the page of one of your files is pasted.',
  pageTitle: 'Title',
  pageDescription: 'Description',
  pageColour: 'Colour',
  variables: ({ names }: { names: string }) => `Variables: ${isolate(names)}`,
  /** In fields that are empty. */
  titleDefault: 'The name of the file',
  descriptionDefault: 'Type and size',
  /** `example` is a colour. */
  colourHint: ({ example }: { example: string }) =>
    `Next to the preview, such as ${isolate(example)}`,
  colourInvalid: ({ example }: { example: string }) =>
    `Write # and six digits, such as ${isolate(example)}`,
  unknownVariable: ({ name }: { name: string }) => `There is no variable ${isolate(name)}`,
  preview: 'Preview',
  save: 'Save file pages',
  saved: 'File pages saved',
  failed: 'Your file pages could not be loaded',
};
