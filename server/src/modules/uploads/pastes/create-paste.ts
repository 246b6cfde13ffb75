import { pasteBytesMax, pasteTitleLengthMax } from '@perch/contract/uploads/limits';
import {
  isPasteLanguage,
  languageOfTitle,
  pasteFileName,
  type PasteLanguageName,
  pasteLanguageNames,
} from '@perch/contract/uploads/paste-languages';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Caller } from '../../../http/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import { extensionOf } from '../../../lib/file-extension.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { beginUploadByJson } from '../options/begin-upload.ts';
import { type ChosenOptions, invalidOption } from '../options/options.ts';
import { openAllowance } from '../quota/daily-allowance.ts';
import { cleanFileName } from '../receive/file-name.ts';
import { receiveFile } from '../receive/receive-file.ts';
import { typeByExtension } from '../receive/types-by-extension.ts';

/**
 * Stores a text as an upload whose type is that of a text, whatever it begins with; its link leads to its page
 * unless the request says otherwise. Throws `invalid_option`, `body_too_large`, and as `beginUploadByJson` and `receiveFile`.
 */
export async function createPaste(
  services: Services,
  caller: Caller,
  body: Readonly<Record<string, unknown>>,
  headers: Headers,
): Promise<{ upload: UploadRow; options: ChosenOptions }> {
  const { bytes, name, mimeType, options } = parsePaste(body);
  const begun = await beginUploadByJson(services, caller, options, headers, { link: 'view' });
  const upload = await receiveFile(services, {
    ...begun,
    ownerId: caller.user.id,
    quotaBytes: caller.user.quota_bytes,
    name,
    mimeType,
    announced: { min: bytes.length, max: bytes.length },
    allowance: await openAllowance(services, caller.token),
    chunks: only(bytes),
  });
  return { upload, options: begun.options };
}

async function* only(bytes: Uint8Array): Chunks {
  yield bytes;
}

/** A text as it is to be stored, and the upload options of its request, not parsed yet. */
interface ParsedPaste {
  bytes: Uint8Array;
  name: string;
  mimeType: string;
  options: Record<string, unknown>;
}

/** The paste of a JSON object. Throws `invalid_option`, and `body_too_large` for a longer text. */
function parsePaste({
  content,
  language,
  title,
  ...options
}: Readonly<Record<string, unknown>>): ParsedPaste {
  const bytes = bytesOf(content);
  const cleaned = title === undefined || title === null ? '' : titleOf(title);
  const name = pasteFileName(cleaned, languageOf(language, cleaned));
  return { bytes, name, mimeType: typeOf(name), options };
}

function bytesOf(content: unknown): Uint8Array {
  if (typeof content !== 'string' || content === '')
    throw invalidOption('content', (m) => m.pastes.content);
  // Half of a surrogate pair has no form in UTF-8: the text would not come back as it was sent.
  if (!content.isWellFormed()) throw invalidOption('content', (m) => m.pastes.halfCharacter);
  const bytes = new TextEncoder().encode(content);
  if (bytes.length <= pasteBytesMax) return bytes;
  throw new AppError('body_too_large', (m) => m.pastes.tooLarge({ maxBytes: pasteBytesMax }), {
    field: 'content',
  });
}

function languageOf(language: unknown, title: string): PasteLanguageName {
  if (language === undefined || language === null) return languageOfTitle(title) ?? 'plain';
  if (isPasteLanguage(language)) return language;
  throw invalidOption('language', (m) =>
    m.pastes.language({ names: pasteLanguageNames.join(', ') }),
  );
}

function titleOf(title: unknown): string {
  const isShort = typeof title === 'string' && [...title].length <= pasteTitleLengthMax;
  // A title is no path: names are cleaned of all but the last part of one.
  const cleaned = isShort ? cleanFileName(title.replaceAll(/[/\\]/g, '-'), '') : '';
  if (cleaned !== '') return cleaned;
  throw invalidOption('title', (m) => m.pastes.title({ max: pasteTitleLengthMax }));
}

/** Of the types of texts those that are shown: what a browser would act on is a plain text here. */
function typeOf(name: string): string {
  const type = typeByExtension.get(extensionOf(name)) ?? '';
  const isShown = type === 'application/json' || (type.startsWith('text/') && type !== 'text/html');
  return isShown ? type : 'text/plain';
}
