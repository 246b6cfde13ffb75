import { searchLengthMax } from '@perch/contract/limits';
import type { Upload } from '@perch/contract/uploads';
import { IconClipboardText, IconFile, IconLink, IconUpload } from '@tabler/icons-react';

import { api, parseResponse } from '../../api/client.ts';
import { fileSearch } from '../../api/list-url.ts';
import { uploadsKey } from '../../api/queries.ts';
import { m } from '../../language/messages.ts';
import type { Command, CommandSource } from '../../layout/commands/command.ts';
import { copyText } from '../../ui/clipboard/copy-text.ts';
import { toastError, toastSuccess } from '../../ui/feedback/toast.tsx';
import { openNewPaste } from '../pastes/paste-draft.ts';
import { openFilePicker } from '../transfers/pick/file-picker.ts';

const shownCount = 5;

export const uploadCommand = (): Command => ({
  id: 'upload',
  group: m.commands.groups.actions,
  label: m.uploads.commands.upload,
  keywords: m.uploads.commands.uploadKeywords,
  Icon: IconUpload,
  keys: ['u'],
  to: '/uploads',
  run: openFilePicker,
});

export const pasteCommand = (): Command => ({
  id: 'paste',
  group: m.commands.groups.actions,
  label: m.uploads.pick.newPaste,
  keywords: m.uploads.commands.pasteKeywords,
  Icon: IconClipboardText,
  keys: ['p'],
  run: () => openNewPaste(),
});

/** The latest files or, for a search text, the files that the server finds. */
export const fileCommands: CommandSource = (typed) => {
  const search = typed.slice(0, searchLengthMax);
  return {
    queryKey: [...uploadsKey, 'commands', search],
    queryFn: async ({ signal }) => {
      const query = { limit: String(shownCount), ...(search && { search }) };
      const { data } = await parseResponse(api.upload.my.$get({ query }, { init: { signal } }));
      return [
        ...data.uploads.map((upload) => detailsOf(upload, typed)),
        ...data.uploads.map((upload) => copyingOf(upload, typed)),
      ];
    },
  };
};

function detailsOf(upload: Upload, matchedQuery: string): Command {
  const { _id: id, originalName, thumbnailUrl } = upload;
  return {
    id: `file-${id}`,
    group: matchedQuery === '' ? m.commands.groups.recentFiles : m.commands.groups.files,
    label: originalName,
    matchedQuery,
    Icon: IconFile,
    picture: thumbnailUrl && new URL(thumbnailUrl).pathname,
    to: `/uploads${fileSearch(new URLSearchParams(), id)}`,
  };
}

function copyingOf({ _id: id, originalName, publicUrl }: Upload, matchedQuery: string): Command {
  return {
    id: `link-${id}`,
    group: m.commands.groups.links,
    label: m.uploads.actions.copyUrl({ name: originalName }),
    keywords: m.uploads.commands.copyUrlKeywords,
    matchedQuery,
    isSearchOnly: true,
    Icon: IconLink,
    run: () => void copyUrl(publicUrl),
  };
}

async function copyUrl(url: string): Promise<void> {
  if (await copyText(url)) toastSuccess(m.uploads.actions.urlCopied);
  else toastError(m.uploads.actions.urlNotCopied);
}
