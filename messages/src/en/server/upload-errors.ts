import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('en');

const chunk = (advice: string) =>
  `This is one chunk of a file and was not kept. Either ${advice}, or upload in pieces with tus at /api/upload/resumable.`;

/** Failed calls about files: uploading, also by tus, reading and deleting. */
export const uploadErrors = {
  noSuchFile: 'There is no such file.',
  noSuchThumbnail: 'There is no such thumbnail.',
  noSuchClient: 'There is no configuration for this client.',
  tooManyThumbnails: 'Too many thumbnails are being made right now. Please try again.',
  contentMissing:
    'The content of this file is missing from the server’s storage. Only its operator can restore it.',
  mayNotUpload: 'This account can no longer upload files.',
  formExpected: 'Send the file as multipart/form-data.',
  boundaryInvalid: 'The multipart boundary is missing or too long.',
  formMalformed: 'The multipart form is malformed.',
  quotationNeverCloses: 'A quotation mark in a part of the form is never closed.',
  formFieldTooLarge: 'A form field may be up to 16 KB.',
  tooManyParts: 'The form has too many parts.',
  fileMissing: 'Send one file in a part named "file".',
  oneFileAtATime: 'Send one file at a time.',
  uploadIncomplete: 'The upload ended before the whole file had arrived.',
  connectionLost: 'The connection was lost.',
  fileTooLarge: ({ maxBytes }: { maxBytes: number }) => `Files may be up to ${bytes(maxBytes)}.`,
  quotaExceeded: ({ quotaBytes, leftBytes }: { quotaBytes: number; leftBytes: number }) =>
    `Your quota is ${bytes(quotaBytes)}, of which ${bytes(leftBytes)} are left: too little for this file.`,
  /** One chunk of a file, sent by a library that divides files; by what turns that off. */
  chunkNotKept: {
    largeChunkSize: chunk('set chunkSize to more than your largest file'),
    dropzone: chunk('set chunking: false'),
    fineUploader: chunk('set chunking.enabled: false'),
    plupload: chunk('set chunk_size: 0 (Plupload) or chunked: false (WebUploader)'),
    resumeChunkSize: chunk('leave out resumeChunkSize'),
    maxChunkSize: chunk('leave out maxChunkSize'),
    noChunkSize: chunk('leave out chunkSize'),
    zeroChunkSize: chunk('set chunkSize: 0'),
  },

  noSuchUpload: 'There is no such upload, or it no longer exists.',
  partsUnreadable: 'The received part of this upload cannot be read.',
  moreThanAnnounced: 'The upload is larger than declared.',
  uploadLocked: 'Another request is sending this file. Please try again.',
  uploadBeginning: 'This upload is being created. Please try again.',
  uploadTakenOver: 'Another request has taken over this upload. Please try again.',
  uploadInterrupted: 'The upload was interrupted. Please resume where the stored bytes end.',
  keyInvalid: 'Idempotency-Key may have up to 100 ASCII characters.',
  keyTaken: 'This Idempotency-Key belongs to another upload.',
  tusVersion: 'This server speaks tus 1.0.0 (Tus-Resumable).',
  tusType: 'Send bytes as application/offset+octet-stream.',
  offsetRequired: 'Upload-Offset is required.',
  offsetWrong: 'Upload-Offset is not where the stored bytes end.',
  lengthInvalid:
    'Set Upload-Length to the size of the file in bytes, or Upload-Defer-Length to 1 to set it later.',
  metadataMalformed: 'Upload-Metadata is malformed.',
  metadataTooLong: 'Upload-Metadata may have up to 4096 characters.',
  concatenationUnsupported:
    'Uploading parts of a file in parallel (Upload-Concat) is not supported.',
  tooManyOpenUploads: ({ max }: { max: number }) =>
    plural(max, {
      one: 'You have reached the limit of one unfinished upload. Complete or cancel it first.',
      other:
        'You have reached the limit of # unfinished uploads. Complete or cancel one of them first.',
    }),
  overriddenMethod: ({ methods }: { methods: readonly string[] }) =>
    `X-HTTP-Method-Override may be ${isolate(methods.join(', '))} here.`,
  headersInvalid: ({ names }: { names: readonly string[] }) =>
    `These headers are not valid: ${isolate(names.join(', '))}.`,
};
