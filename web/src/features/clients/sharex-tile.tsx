import { IconCamera } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { ActionButton } from '../../ui/navigation/action-tile.tsx';
import { useShareXDownload } from './use-sharex-download.ts';

/** The quick action that downloads the ShareX configuration. */
export function ShareXTile() {
  const download = useShareXDownload();
  return (
    <ActionButton
      icon={<IconCamera stroke={1.75} />}
      label={m.clients.shareX.tile}
      hint={m.clients.shareX.tileHint}
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
