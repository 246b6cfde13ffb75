import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CopyUrlButton } from '../actions/copy-url-button.tsx';
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
      {state === 'stored' && <CopyUrlButton name={name} url={transfer.url} />}
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
