import { requestFilesDefault, requestFilesMax } from '@perch/contract/requests/limits';
import type { FileRequest, FileRequestChange } from '@perch/contract/requests/requests';
import { typePattern } from '@perch/contract/settings/limits';

import { isCount } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import {
  expiryChange,
  type ExpiryFields,
  expiryProblem,
  passwordChange,
  type PasswordFields,
  passwordProblem,
  unchangedExpiry,
  unchangedPassword,
} from '../../../ui/link-options/link-fields.ts';

// As in every other size of the app.
const bytesPerMegabyte = 1024 ** 2;

/** The form of a request, with typed values as text. */
export interface RequestFields extends ExpiryFields, PasswordFields {
  title: string;
  text: string;
  maxFiles: string;
  fileMegabytes: string;
  megabytes: string;
  types: string;
  /** The id of an album; empty for none. */
  album: string;
  notify: boolean;
}

export const newRequestFields: RequestFields = {
  ...unchangedExpiry,
  ...unchangedPassword,
  title: '',
  text: '',
  maxFiles: String(requestFilesDefault),
  fileMegabytes: '',
  megabytes: '',
  types: '',
  album: '',
  notify: false,
};

export function fieldsOf(request: FileRequest): RequestFields {
  const { title, text, maxFiles, maxFileSize, maxBytes, types, album, notify } = request;
  return {
    ...newRequestFields,
    title,
    text,
    maxFiles: String(maxFiles),
    fileMegabytes: megabytesText(maxFileSize),
    megabytes: megabytesText(maxBytes),
    types: types.join(' '),
    album: album ?? '',
    notify,
  };
}

const megabytesText = (bytes: number | null) =>
  bytes === null ? '' : String(bytes / bytesPerMegabyte);

/** The names of the call's fields that the form has. */
export const requestFieldNames = [
  'title',
  'text',
  'maxFiles',
  'maxFileSize',
  'maxBytes',
  'types',
  'album',
  'expires',
  'password',
] as const;

export type RequestProblems = Partial<Record<(typeof requestFieldNames)[number], string>>;

/** Why the server would refuse the fields, by the names of the call. The server validates again, by its own clock. */
export function requestProblems(fields: RequestFields, nowMs: number): RequestProblems {
  const { form } = m.fileRequests;
  const wrongType = typesOf(fields).find((type) => !typePattern.test(type));
  const problems: RequestProblems = {
    ...(fields.title.trim() === '' && { title: form.titleRequired }),
    ...(!isCount(fields.maxFiles.trim(), requestFilesMax) && {
      maxFiles: m.linkChange.downloads.invalid({ max: requestFilesMax }),
    }),
    ...(!isAmount(fields.fileMegabytes) && { maxFileSize: form.megabytesInvalid }),
    ...(!isAmount(fields.megabytes) && { maxBytes: form.megabytesInvalid }),
    ...(wrongType !== undefined && { types: form.typesInvalid({ type: wrongType }) }),
  };
  const [expires, password] = [expiryProblem(fields, nowMs), passwordProblem(fields)];
  return { ...problems, ...(expires && { expires }), ...(password && { password }) };
}

/** Nothing, or up to a petabyte; another client may have set parts of a megabyte. */
function isAmount(text: string): boolean {
  const amount = text.trim();
  return amount === '' || (/^\d{1,9}(\.\d{1,20})?$/.test(amount) && bytesOf(amount) !== 0);
}

function bytesOf(text: string): number | null {
  return text.trim() === '' ? null : Math.round(Number(text) * bytesPerMegabyte);
}

const typesOf = ({ types }: RequestFields) =>
  types
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((type) => type !== '');

/** The body of the call that makes or changes a request. */
export function bodyOf(fields: RequestFields) {
  return {
    title: fields.title.trim(),
    text: fields.text.trim(),
    maxFiles: Number(fields.maxFiles),
    maxFileSize: bytesOf(fields.fileMegabytes),
    maxBytes: bytesOf(fields.megabytes),
    types: typesOf(fields),
    album: fields.album || null,
    notify: fields.notify,
    ...expiryChange(fields),
    ...passwordChange(fields),
  } satisfies FileRequestChange;
}
