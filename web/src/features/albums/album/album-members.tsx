import { Button, Skeleton } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';
import type { Upload } from '@perch/contract/uploads';
import { IconArrowsSort, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { albumQuery, albumsKey } from '../../../api/albums/albums-queries.ts';
import { api, parseResponse } from '../../../api/client.ts';
import { m } from '../../../language/messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { LoadMoreMark } from '../../../ui/long-list/load-more-mark.tsx';
import { openFilePicker } from '../../transfers/pick/file-picker.ts';
import { DetailsDrawer } from '../../uploads/details/details-drawer.tsx';
import { useFavorite } from '../../uploads/favorites/use-favorite.ts';
import { useSelection } from '../../uploads/selection/use-selection.ts';
import { MembersGrid } from '../members/members-grid.tsx';
import { useMemberChanges } from '../members/use-member-changes.tsx';
import { useLoadAll, useMembers } from '../members/use-members.ts';

import classes from './album-members.module.css';

const DeleteUploadDialog = lazy(async () => ({
  default: (await import('../../uploads/actions/delete-upload-dialog.tsx')).DeleteUploadDialog,
}));
const MemberSelectionBar = lazy(async () => ({
  default: (await import('./member-selection-bar.tsx')).MemberSelectionBar,
}));
const EmptyAlbum = lazy(async () => ({ default: (await import('./empty-album.tsx')).EmptyAlbum }));
const SortDialog = lazy(async () => ({
  default: (await import('./sort-dialog.tsx')).SortDialog,
}));

const noUploads: readonly Upload[] = [];

/** The files of an album: their order, the cover, and what comes and goes. */
export function AlbumMembers({ album }: { album: Album }) {
  const { _id: id } = album;
  const { query, members } = useMembers(id);
  const loadAll = useLoadAll(id);
  const { reorder, remove } = useMemberChanges(id);
  const selecting = useSelection();
  const { selection } = selecting;
  const favorite = useFavorite(selecting.replace);
  const setCover = useCoverChange(id);
  const [toDelete, setToDelete] = useState(noUploads);
  const [isSorting, setIsSorting] = useState(false);
  const takeOut = (ids: readonly string[]) => {
    remove(members, ids);
    selecting.remove(ids);
  };
  return (
    <>
      {selection.size > 0 ? (
        <Suspense fallback={<div className={classes.tools} />}>
          <MemberSelectionBar
            selection={selection}
            onRemove={() => takeOut([...selection.keys()])}
            onClear={selecting.clear}
          />
        </Suspense>
      ) : (
        <Tools hasOrder={members.length > 1} onSort={() => setIsSorting(true)} />
      )}
      {query.isPending && <TilesSkeleton />}
      {query.error && members.length === 0 && (
        <LoadError
          title={m.albums.page.filesNotShown}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      <Suspense>{query.data && members.length === 0 && <EmptyAlbum />}</Suspense>
      {members.length > 0 && (
        <MembersGrid
          album={album}
          members={members}
          selection={selection}
          onToggle={selecting.toggle}
          loadAll={loadAll}
          onReorder={reorder}
          onCover={(upload) => setCover.mutate(upload._id)}
          onRemove={(upload) => takeOut([upload._id])}
        />
      )}
      <LoadMoreMark
        hasMore={query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
      {query.isFetchingNextPage && <TilesSkeleton />}
      {query.isFetchNextPageError && !query.isFetchingNextPage && (
        <LoadError
          title={m.albums.page.filesNotShown}
          error={query.error}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      <Suspense>
        {isSorting && (
          <SortDialog
            loadAll={loadAll}
            onClose={() => setIsSorting(false)}
            onSorted={(all, order) => reorder(all, order, () => toastSuccess(m.albums.order.done))}
          />
        )}
      </Suspense>
      <DetailsDrawer
        list={query}
        uploads={members}
        count={query.hasNextPage ? album.uploadCount : members.length}
        onDelete={(upload) => setToDelete([upload])}
        onFavorite={favorite}
      />
      <Suspense>
        {toDelete.length > 0 && (
          <DeleteUploadDialog
            uploads={toDelete}
            onClose={() => setToDelete(noUploads)}
            onDeleted={selecting.remove}
          />
        )}
      </Suspense>
    </>
  );
}

function useCoverChange(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cover: string) =>
      parseResponse(api.albums[':id'].$patch({ param: { id }, json: { cover } })),
    meta: { failureTitle: m.albums.cover.failed },
    onSuccess: ({ data }) => {
      queryClient.setQueryData(albumQuery(id).queryKey, data.album);
      toastSuccess(m.albums.cover.done);
      return queryClient.invalidateQueries({ queryKey: [...albumsKey, 'list'] });
    },
  });
}

function Tools({ hasOrder, onSort }: { hasOrder: boolean; onSort: () => void }) {
  const texts = m.albums.page;
  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        leftSection={<IconUpload size="1rem" aria-hidden="true" />}
        onClick={openFilePicker}
      >
        {texts.upload}
      </Button>
      {hasOrder && (
        <Button
          variant="default"
          leftSection={<IconArrowsSort size="1rem" aria-hidden="true" />}
          onClick={onSort}
        >
          {m.albums.order.sort}
        </Button>
      )}
      <p className={classes.hint}>{texts.dropHint}</p>
    </div>
  );
}

const places = [0, 1, 2, 3];

function TilesSkeleton() {
  return (
    <output className={classes.loading} aria-label={m.uploads.loading}>
      {places.map((place) => (
        <Skeleton key={place} className={classes.placeholder ?? ''} />
      ))}
    </output>
  );
}
