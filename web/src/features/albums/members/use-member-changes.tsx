import type { Upload } from '@perch/contract/uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { albumQuery, albumsKey, membersQuery } from '../../../api/albums/albums-queries.ts';
import { ApiError, errorMessage } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { uploadsKey } from '../../../api/queries.ts';
import { refetch } from '../../../api/refetch.ts';
import { m } from '../../../language/messages.ts';
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx';
import { toastError } from '../../../ui/feedback/toast.tsx';
import { changedRange, restoreOrder } from './member-order.ts';
import { useLoadAll, withMembers } from './use-members.ts';

type MembersCall = Partial<Record<'add' | 'remove' | 'order', string[]>>;

/** What a call changes of the members. */
interface Change {
  call: MembersCall;
  /** How they stand from now on. */
  shown: readonly Upload[];
  /** The toast's title, before the server's sentence. */
  failed: string;
  onDone?: () => Promise<void>;
}

const idsOf = (uploads: readonly Upload[]) => uploads.map(({ _id: id }) => id);

const callOf = (id: string, json: MembersCall) =>
  parseResponse(api.albums[':id'].uploads.$put({ param: { id }, json }));

/**
 * Changes the members of an album, optimistically; calls are made one after the other, and after a failure everything is
 * reloaded.
 */
export function useMemberChanges(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = membersQuery(id);
  const change = useMutation({
    scope: { id: `members-of-${id}` },
    mutationFn: ({ call }: Change) => callOf(id, call),
    meta: { isShownInPlace: true },
    onMutate: async ({ shown }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (data) => data && withMembers(data, shown));
    },
    onSuccess: async ({ data }, { onDone }) => {
      queryClient.setQueryData(albumQuery(id).queryKey, data.album);
      await queryClient.invalidateQueries({ queryKey: [...albumsKey, 'list'] });
      await onDone?.();
    },
    onError: (failure, { failed }) => {
      const isSignedOut = failure instanceof ApiError && failure.status === 401;
      if (!isSignedOut) toastError(errorMessage(failure), failed);
      // What other tabs have changed meanwhile stands there then, too.
      return refetch(queryClient, albumsKey);
    },
  });
  const restore = useRestore(id);

  /** @param order the ids of all that are `before` */
  const reorder = (before: readonly Upload[], order: readonly string[], onDone?: () => void) => {
    const part = changedRange(idsOf(before), order);
    if (part.length === 0) return;
    const byId = new Map(before.map((upload) => [upload._id, upload]));
    const shown = order.flatMap((each) => byId.get(each) ?? []);
    change.mutate({
      shown,
      call: { order: part },
      failed: m.albums.order.notSaved,
      onDone: async () => onDone?.(),
    });
  };

  const remove = (before: readonly Upload[], removed: readonly string[]) => {
    const texts = m.albums.member;
    const gone = new Set(removed);
    change.mutate({
      shown: before.filter(({ _id: each }) => !gone.has(each)),
      call: { remove: [...removed] },
      failed: texts.notRemoved,
      onDone: () => {
        const undo = () => restore.mutate({ before: idsOf(before), removed });
        toastUndo(texts.removed({ count: removed.length }), undo, 'album');
        return refetch(queryClient, uploadsKey);
      },
    });
  };

  return { reorder, remove };
}

/** Puts members that were removed at their places again. */
function useRestore(id: string) {
  const queryClient = useQueryClient();
  const loadAll = useLoadAll(id);
  return useMutation({
    scope: { id: `members-of-${id}` },
    mutationFn: async (gone: { before: readonly string[]; removed: readonly string[] }) => {
      const now = idsOf(await loadAll());
      const order = restoreOrder(now, gone.before, gone.removed);
      const first = order.findIndex((each, index) => each !== now[index]);
      // Those that are added stand at the end: from the first that comes back on, all take another place.
      return callOf(id, { add: [...gone.removed], order: order.slice(first) });
    },
    meta: { failureTitle: m.albums.member.notPutBack },
    onSettled: () => refetch(queryClient, uploadsKey),
  });
}
