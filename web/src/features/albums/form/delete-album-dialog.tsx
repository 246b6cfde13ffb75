import type { Album } from '@perch/contract/albums/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { albumQuery, albumsKey, membersQuery } from '../../../api/albums/albums-queries.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';

interface DeleteAlbumDialogProps {
  album: Album;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAlbumDialog({ album, onClose, onDeleted }: DeleteAlbumDialogProps) {
  const queryClient = useQueryClient();
  const texts = m.albums.removal;
  const { _id: id, name, ownLinks, hasPassword, expiresAt } = album;
  const closesLinks = ownLinks === 'with_album' && (hasPassword || expiresAt !== null);
  const remove = useMutation({
    mutationFn: () => parseResponse(api.albums[':id'].$delete({ param: { id } })),
    meta: { failureTitle: texts.failed },
    onSuccess: ({ message }) => {
      toastSuccess(message ?? texts.done);
      onDeleted();
      queryClient.removeQueries({ queryKey: albumQuery(id).queryKey });
      queryClient.removeQueries({ queryKey: membersQuery(id).queryKey });
      return queryClient.invalidateQueries({ queryKey: [...albumsKey, 'list'] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.action}
      confirmLabel={texts.action}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{texts.question({ name })}</p>
      <p>{texts.filesStay}</p>
      {closesLinks && <p>{texts.linksOpen}</p>}
    </ConfirmDialog>
  );
}
