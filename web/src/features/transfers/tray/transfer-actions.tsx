import { Button } from '@mantine/core';
import {
  IconCheck,
  IconLink,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isOpen, type Transfer } from '../queue/transfer.ts';
import { uploadQueue } from '../queue/upload-files.ts';

const iconSize = '1rem';

interface TransferActionsProps {
  transfer: Transfer;
  onDrop: (id: number) => void;
}

/** The buttons of one transfer. */
export function TransferActions({ transfer, onDrop }: TransferActionsProps) {
  const { id, file, state } = transfer;
  const { name } = file;
  const texts = m.transfers.actions;
  const isStillOpen = isOpen(transfer);
  const isPaused = state === 'paused';
  const PauseIcon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      {state === 'failed' && transfer.canRetry && (
        <IconButton
          label={texts.retry({ name })}
          icon={<IconRefresh size={iconSize} />}
          onClick={() => uploadQueue.retry(id)}
        />
      )}
      {state === 'retrying' && (
        <IconButton
          label={texts.tryNow({ name })}
          icon={<IconRefresh size={iconSize} />}
          onClick={transfer.retryNow}
        />
      )}
      {state === 'stored' && <CopyUrl name={name} url={transfer.url} />}
      {isStillOpen && (
        <IconButton
          label={isPaused ? texts.resume({ name }) : texts.pause({ name })}
          icon={<PauseIcon size={iconSize} />}
          onClick={() => (isPaused ? uploadQueue.resume(id) : uploadQueue.pause(id))}
        />
      )}
      <IconButton
        label={isStillOpen ? texts.cancel({ name }) : texts.dismiss({ name })}
        icon={<IconX size={iconSize} />}
        onClick={() => onDrop(id)}
      />
    </>
  );
}

/** In words: the tray may lie over the list, whose buttons have icons only. */
function CopyUrl({ name, url }: { name: string; url: string }) {
  const { copyUrl, urlCopied, urlNotCopied } = m.uploads.actions;
  const { isCopied, copy } = useCopy({ copied: urlCopied, failed: urlNotCopied });
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={copyUrl({ name })}
      leftSection={<Icon size={iconSize} aria-hidden="true" />}
      onClick={() => void copy(url)}
    >
      {m.uploads.details.copyUrl}
    </Button>
  );
}
