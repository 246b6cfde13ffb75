import { useMutation } from '@tanstack/react-query';

import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { serializeShareXConfig, shareXFileName } from './sharex-fallback.ts';

/** Saves the ShareX configuration as a file; with a domain, the one whose links are on it. */
export function useShareXDownload(domain?: string) {
  return useMutation({
    mutationFn: () => fetchShareXConfig(domain),
    onSuccess: (config) => {
      saveFile(shareXFileName(config), serializeShareXConfig(config));
      toastSuccess('ShareX configuration downloaded!');
    },
  });
}
