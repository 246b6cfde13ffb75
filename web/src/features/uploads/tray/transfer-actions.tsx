import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';

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
  const isStillOpen = isOpen(transfer);
  const isPaused = state === 'paused';
  const PauseIcon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <>
      {state === 'failed' && transfer.canRetry && (
        <IconButton
          label={`Retry ${file.name}`}
          icon={<IconRefresh size={iconSize} />}
          onClick={() => uploadQueue.retry(id)}
        />
      )}
      {state === 'retrying' && (
        <IconButton
          label={`Try ${file.name} now`}
          icon={<IconRefresh size={iconSize} />}
          onClick={transfer.retryNow}
        />
      )}
      {state === 'stored' && <CopyUrlButton name={file.name} url={transfer.url} />}
      {isStillOpen && (
        <IconButton
          label={`${isPaused ? 'Resume' : 'Pause'} ${file.name}`}
          icon={<PauseIcon size={iconSize} />}
          onClick={() => (isPaused ? uploadQueue.resume(id) : uploadQueue.pause(id))}
        />
      )}
      <IconButton
        label={`${isStillOpen ? 'Cancel' : 'Dismiss'} ${file.name}`}
        icon={<IconX size={iconSize} />}
        onClick={() => onDrop(id)}
      />
    </>
  );
}
