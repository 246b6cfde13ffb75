import type { Upload } from '@perch/contract/uploads';

import { api, parseResponse } from '../../../api/client.ts';
import type { UploadOptions } from '../new-uploads/new-uploads.ts';
import type { PasteDraft } from './paste-draft.ts';

/** What the texts of options are in JSON; one that is no number stays, for the server to refuse. */
const inJson = (name: string, text: string): unknown => {
  if (name === 'maxDownloads' && /^\d+$/.test(text)) return Number(text);
  if (name === 'tags') return text.split(',');
  return name === 'burn' ? text === 'true' : text;
};

/**
 * Uploads a text.
 * @throws {ApiError}
 */
export async function sendPaste(
  { content, title, language }: PasteDraft,
  options: UploadOptions,
): Promise<Upload> {
  const named = Object.entries(options).map(([name, text]) => [name, inJson(name, text)]);
  const json = {
    ...Object.fromEntries(named),
    content,
    // A guess that was not taken is none.
    language: language || 'plain',
    ...(title.trim() !== '' && { title }),
  };
  return (await parseResponse(api.pastes.$post({ query: {}, json }))).data.upload;
}
