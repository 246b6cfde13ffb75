import type { Album } from '@perch/contract/albums/albums';
import { useNavigate } from 'react-router';

import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { AlbumSettingsDialog } from '../form/album-settings-dialog.tsx';
import { DeleteAlbumDialog } from '../form/delete-album-dialog.tsx';

const LinkCheckDialog = lazy(
  withMessages('sharing', async () => ({
    default: (await import('../../link-check/link-check-dialog.tsx')).LinkCheckDialog,
  })),
);

export type AlbumDialog = 'settings' | 'delete' | 'check';

interface AlbumDialogsProps {
  album: Album;
  dialog: AlbumDialog;
  onClose: () => void;
  /** Asks whether the album is to be deleted. */
  onDelete: () => void;
}

/** The dialog about an album as a whole that is open. */
export function AlbumDialogs({ album, dialog, onClose, onDelete }: AlbumDialogsProps) {
  const navigate = useNavigate();
  if (dialog === 'settings') {
    return <AlbumSettingsDialog album={album} onClose={onClose} onDelete={onDelete} />;
  }
  if (dialog === 'check') {
    const link = { kind: 'album', id: album._id, name: album.name } as const;
    return <LinkCheckDialog link={link} onClose={onClose} />;
  }
  return (
    <DeleteAlbumDialog album={album} onClose={onClose} onDeleted={() => void navigate('/albums')} />
  );
}
