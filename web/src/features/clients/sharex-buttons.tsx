import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { serializeShareXConfig } from './sharex-fallback.ts';
import { useShareXDownload } from './use-sharex-download.ts';

interface ShareXButtonProps {
  /** The domain of the uploads' links; without it the server's own. */
  domain?: string;
}

export function DownloadShareXButton({ domain }: ShareXButtonProps) {
  const download = useShareXDownload(domain);
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size="1rem" aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {m.clients.shareX.download}
    </Button>
  );
}

export function CopyShareXButton({ domain, label }: ShareXButtonProps & { label: string }) {
  const { isCopied, copyConfig } = useShareXCopy(domain);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon size="1rem" aria-hidden="true" />}
      onClick={copyConfig}
    >
      {label}
    </Button>
  );
}

/** Copies the ShareX configuration, for uploads to `domain` if given. */
function useShareXCopy(domain?: string) {
  const { isCopied, copy } = useCopy({
    copied: m.clients.shareX.copied,
    failed: m.clients.notCopied,
  });
  const { mutate } = useMutation({
    mutationFn: () => fetchShareXConfig(domain),
    onSuccess: (config) => copy(serializeShareXConfig(config)),
  });
  return { isCopied, copyConfig: () => mutate() };
}
