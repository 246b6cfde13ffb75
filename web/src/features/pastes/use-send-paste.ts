import type { Upload } from '@perch/contract/uploads';
import { jsonOfText, optionNames } from '@perch/contract/uploads/options';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError, errorMessage } from '../../api/api-error.ts';
import { api, parseResponse } from '../../api/client.ts';
import { uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { copyText } from '../../ui/clipboard/copy-text.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import {
  consumeSlug,
  refuseTextOptions,
  textOptions,
  type UploadOptions,
} from '../upload-options/new-uploads.ts';
import { chooseUploadDomain } from '../upload-options/upload-domain.ts';
import { clearPasteDraft, type PasteDraft } from './paste-draft.ts';

// Not among the options of links, whose panel shows refusals at its fields.
const ownFields = new Set(['', 'content', 'title', 'language']);

/** Uploads a draft and copies its link; after a failure the draft is as it was. */
export function useSendPaste() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (draft: PasteDraft) => sendPaste(draft, textOptions()),
    meta: { isShownInPlace: true },
    onSuccess: async ({ originalName: name, publicUrl }) => {
      consumeSlug();
      clearPasteDraft();
      const isCopied = await copyText(publicUrl);
      toastSuccess(isCopied ? m.newPaste.stored({ name }) : m.transfers.outcomes.stored({ name }));
      await refetch(queryClient, uploadsKey);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      // The domain was removed; the next attempt uses the default link.
      if (failure.code === 'unknown_domain') chooseUploadDomain('');
      const { field: name, message: sentence } = failure;
      if (!ownFields.has(name)) refuseTextOptions({ name, sentence });
    },
  });
  const { error, isPending: isSending, mutate: send } = mutation;
  const field = error instanceof ApiError ? error.field : '';
  return { send, isSending, failure: error ? { field, sentence: errorMessage(error) } : undefined };
}

/**
 * Uploads a text.
 * @throws {ApiError}
 */
async function sendPaste(
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
