import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '../../ui/save-file.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { shareXFileName } from './sharex-fallback.ts';

/** Copies or downloads the ShareX configuration whose uploads get links on `domain`. */
export function DomainConfig({ domain }: { domain: string }) {
  const { isCopied, copy } = useCopy({
    copied: 'ShareX configuration copied to clipboard!',
    failed: 'Failed to copy config',
  });
  const copyConfig = useMutation({
    mutationFn: () => fetchShareXConfig(domain),
    onSuccess: (config) => copy(JSON.stringify(config, null, 2)),
  });
  const download = useMutation({
    mutationFn: () => fetchShareXConfig(domain),
    onSuccess: (config) => {
      saveFile(shareXFileName(config), `${JSON.stringify(config, null, 2)}\n`);
      toastSuccess('ShareX configuration downloaded!');
    },
  });
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
        onClick={() => copyConfig.mutate()}
      >
        Copy ShareX Config
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download ShareX Config
      </Button>
    </>
  );
}
