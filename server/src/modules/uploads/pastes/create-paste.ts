import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Caller } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { beginUploadByJson } from '../options/begin-upload.ts';
import type { ChosenOptions } from '../options/options.ts';
import { openAllowance } from '../quota/daily-allowance.ts';
import { receiveFile } from '../receive/receive-file.ts';
import { parsePaste } from './parse-paste.ts';

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
