import type { Album } from '@perch/contract/albums/albums';
import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { albumQuery } from '../../api/albums/albums-queries.ts';
import { api, parseResponse } from '../../api/client.ts';
import { uploadQuery, uploadsKey } from '../../api/queries.ts';
import { refetch } from '../../api/refetch.ts';
import { m } from '../../language/messages.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';

export type Member = Pick<Upload, '_id' | 'albums'>;

interface Membership {
  uploads: readonly Member[];
  /** An id; of an album that does not exist yet its name. */
  album: string | { name: string };
}

async function makeAlbum(name: string): Promise<Album> {
  const json = { name, ownLinks: 'with_album' };
  return (await parseResponse(api.albums.$post({ json }))).data.album;
}

async function addTo(id: string, uploads: readonly Member[]): Promise<Album> {
  const json = { add: uploads.map(({ _id }) => _id) };
  const call = api.albums[':id'].uploads.$put({ param: { id }, json });
  return (await parseResponse(call)).data.album;
}

/** Adds files to an album, which is made where it does not exist. */
export function useAddToAlbum(onAdded: (album: Album) => void) {
  const update = useMembershipUpdate();
  return useMutation({
    mutationFn: async ({ uploads, album }: Membership) =>
      addTo(typeof album === 'string' ? album : (await makeAlbum(album.name))._id, uploads),
    meta: { failureTitle: m.albums.adding.failed },
    onSuccess: (album, { uploads }) => {
      toastSuccess(m.albums.adding.added({ count: uploads.length, name: album.name }));
      onAdded(album);
    },
    // Also after an error: the album may have been made.
    onSettled: (album, _failure, { uploads }) => update(album, uploads),
  });
}

/** Takes a file out of an album. */
export function useRemoveFromAlbum() {
  const update = useMembershipUpdate();
  return useMutation({
    mutationFn: async ({ upload, id }: { upload: Upload; id: string }) => {
      const json = { remove: [upload._id] };
      const call = api.albums[':id'].uploads.$put({ param: { id }, json });
      return (await parseResponse(call)).data.album;
    },
    meta: { failureTitle: m.albums.member.notRemoved },
    onSuccess: () => toastSuccess(m.albums.member.removed({ count: 1 })),
    onSettled: (album, _failure, { upload }) => update(album, [upload]),
  });
}

function useMembershipUpdate() {
  const queryClient = useQueryClient();
  return async (album: Album | undefined, uploads: readonly Member[]): Promise<void> => {
    if (album) queryClient.setQueryData(albumQuery(album._id).queryKey, album);
    const changed = new Set(uploads.map(({ _id }) => uploadQuery(_id).queryKey.join()));
    await Promise.all([
      refetch(queryClient, uploadsKey),
      // Those few of them that are loaded.
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey.join()) }),
    ]);
  };
}
