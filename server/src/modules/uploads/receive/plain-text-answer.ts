import { ErrorBody } from '@perch/contract/errors';
import { sendUpload, UploadAnswer } from '@perch/contract/uploads';
import { createPaste } from '@perch/contract/uploads/pastes';
import { z } from 'zod';

import { parseRequestTarget } from '../../../http/request/request-target.ts';

const Answer = z.union([UploadAnswer, ErrorBody]);

/** Whether this upload request asks for the bare link instead of JSON: `?format=text` or Accept. */
export function wantsPlainText(request: Request): boolean {
  const { method, headers } = request;
  if (method !== 'POST') return false;
  const { path, query } = parseRequestTarget(request);
  if (path !== sendUpload.path && path !== createPaste.path) return false;
  const format = query.get('format');
  if (format !== null) return format === 'text';
  const ranges = (headers.get('accept') ?? '').toLowerCase().split(',');
  const accepted = new Set(ranges.map((range) => range.split(';')[0]?.trim()));
  // Libraries that ask for JSON often name text/plain after it.
  return accepted.has('text/plain') && !accepted.has('application/json');
}

/** An upload's JSON response as text/plain, with its status and headers: the link or the error's message. */
export async function toPlainText(response: Response): Promise<Response> {
  const answer = Answer.parse(await response.json());
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/plain; charset=utf-8');
  // No line break at the end: clients copy the text as it is.
  const text = answer.success ? answer.file.url : answer.error;
  return new Response(text, { status: response.status, headers });
}
