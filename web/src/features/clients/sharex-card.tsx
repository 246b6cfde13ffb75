import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { shareXFileName } from './sharex-fallback.ts';

import classes from './sharex-card.module.css';

export function ShareXCard() {
  const { isCopied, copy } = useCopy({
    copied: 'ShareX configuration copied to clipboard!',
    failed: 'Failed to copy config',
  });
  const download = useMutation({
    mutationFn: () => fetchShareXConfig(),
    onSuccess: (config) => {
      saveFile(shareXFileName(config), toText(config));
      toastSuccess('ShareX configuration downloaded!');
    },
  });
  const copyConfig = useMutation({
    mutationFn: () => fetchShareXConfig(),
    onSuccess: (config) => copy(toText(config)),
  });
  return (
    <Panel title="Upload with ShareX">
      <p className={classes.text}>
        Screenshots go straight to Perch, and their links to your clipboard. Download the file and
        open it. It holds your personal token, so keep it to yourself.
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Download ShareX Config
        </Button>
        <Button
          variant="default"
          leftSection={<CopyIcon isCopied={isCopied} />}
          onClick={() => copyConfig.mutate()}
        >
          Copy config
        </Button>
      </div>
    </Panel>
  );
}

function CopyIcon({ isCopied }: { isCopied: boolean }) {
  const Icon = isCopied ? IconCheck : IconCopy;
  return <Icon size="1rem" aria-hidden="true" />;
}

function toText(config: object): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}
