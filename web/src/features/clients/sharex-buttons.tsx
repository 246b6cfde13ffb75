import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { useShareXCopy } from './use-sharex-copy.ts';
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
