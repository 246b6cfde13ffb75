import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('en');

/** The page of a file. */
export const view = {
  download: 'Download',
  open: 'Open',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Size',
  type: 'Type',
  uploaded: 'Uploaded',
  links: 'Links',
  pageLink: 'Page',
  directLink: 'File',
  copy: 'Copy',
  copied: 'Copied',
  preview: ({ name }: { name: string }) => `Preview of ${isolate(name)}`,
  enlarge: 'Enlarge',
  onlyBeginning: 'Only the beginning is shown. Download the file to read all of it.',
  lines: ({ first, last }: { first: number; last: number }) =>
    `Lines ${number(first)}–${number(last)}`,
  previousLines: 'Previous lines',
  nextLines: 'Next lines',
  empty: 'This file is empty.',
  noPreview: 'No preview is available for this type of file.',
  openPdf: 'Open the PDF',
};
