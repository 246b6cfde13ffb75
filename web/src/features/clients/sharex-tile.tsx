import { IconCamera } from '@tabler/icons-react';

import { ActionButton } from '../../ui/navigation/action-tile.tsx';
import { useShareXDownload } from './use-sharex-download.ts';

/** The quick action that downloads the ShareX configuration. */
export function ShareXTile() {
  const download = useShareXDownload();
  return (
    <ActionButton
      icon={<IconCamera stroke={1.75} />}
      label="ShareX Config"
      hint="Download the file"
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
