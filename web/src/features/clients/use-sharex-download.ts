import { useMutation } from '@tanstack/react-query';

import { saveFile } from '../../ui/save-file.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { shareXFileName } from './sharex-fallback.ts';

/** Saves the ShareX configuration as a file. */
export function useShareXDownload() {
  return useMutation({
    mutationFn: () => fetchShareXConfig(),
    onSuccess: (config) => {
      saveFile(shareXFileName(config), `${JSON.stringify(config, null, 2)}\n`);
      toastSuccess('ShareX configuration downloaded!');
    },
  });
}
