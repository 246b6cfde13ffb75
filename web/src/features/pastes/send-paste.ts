import type { Upload } from '@perch/contract/uploads';
import { jsonOfText, optionNames } from '@perch/contract/uploads/options';

import { api, parseResponse } from '../../api/client.ts';
import type { UploadOptions } from '../upload-options/new-uploads.ts';
import type { PasteDraft } from './paste-draft.ts';

/**
 * Uploads a text.
 * @throws {ApiError}
 */
export async function sendPaste(
  { content, title, language }: PasteDraft,
  options: UploadOptions,
): Promise<Upload> {
  const named = optionNames.flatMap((name) => {
    const text = options[name];
    return text === undefined ? [] : [[name, jsonOfText(name, text)]];
  });
  const json = {
    ...Object.fromEntries(named),
    content,
    // A guess that was not taken is none.
    language: language || 'plain',
    ...(title.trim() !== '' && { title }),
  };
  return (await parseResponse(api.pastes.$post({ query: {}, json }))).data.upload;
}
