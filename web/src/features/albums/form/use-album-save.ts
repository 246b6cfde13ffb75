import type { Album } from '@perch/contract/albums/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { albumQuery, albumsKey } from '../../../api/albums/albums-queries.ts';
import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toast.tsx';
import { type AlbumChange, albumFieldNames, type AlbumProblems } from './album-choice.ts';

interface SaveEvents {
  /** Undefined: makes a new album. */
  id: string | undefined;
  onDone: (album: Album) => void;
  /** The server has refused a field of the form. */
  onRefused: (problems: AlbumProblems) => void;
}

/** Changes an album, or makes one. */
export function useAlbumSave({ id, onDone, onRefused }: SaveEvents) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: AlbumChange) => {
      const json = { ...change };
      if (id === undefined) return (await parseResponse(api.albums.$post({ json }))).data.album;
      const call = api.albums[':id'].$patch({ param: { id }, json });
      return (await parseResponse(call)).data.album;
    },
    meta: { isShownInPlace: true },
    onSuccess: async (album) => {
      queryClient.setQueryData(albumQuery(album._id).queryKey, album);
      toastSuccess(id === undefined ? m.albums.created({ name: album.name }) : m.albums.saved);
      onDone(album);
      await refetch(queryClient, [...albumsKey, 'list']);
    },
    onError: (failure, change) => {
      const field = refusedField(failure, change);
      if (field) onRefused({ [field]: errorMessage(failure) });
      else if (!(failure instanceof ApiError && failure.status === 401)) {
        const title = id === undefined ? m.albums.notCreated : m.albums.notSaved;
        toastError(errorMessage(failure), title);
      }
    },
  });
}

function refusedField(failure: unknown, change: AlbumChange) {
  if (!(failure instanceof ApiError)) return undefined;
  const named = albumFieldNames.find((name) => name === failure.field);
  if (named && named in change) return named;
  return failure.code === 'taken' && change.slug ? 'slug' : undefined;
}
