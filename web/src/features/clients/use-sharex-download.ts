import { useMutation } from '@tanstack/react-query';

import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { serializeShareXConfig, shareXFileName } from './sharex-fallback.ts';

/** Downloads the ShareX configuration, for uploads to `domain` if given. */
export function useShareXDownload(domain?: string) {
  return useMutation({
    mutationFn: () => fetchShareXConfig(domain),
    onSuccess: (config) => {
      saveFile(shareXFileName(config), serializeShareXConfig(config));
      toastSuccess(m.clients.shareX.downloaded);
    },
  });
}
