import { useMediaQuery } from '@mantine/hooks';
import type { Upload } from '@perch/contract/uploads';
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { type DragEvent, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { fileSearch, listSearch, type ListState, readListState } from '../../../api/list-url.ts';
import { uploadsOf, type UploadsPage, uploadsQuery } from '../../../api/uploads-queries.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { DeleteUploadDialog } from '../actions/delete-upload-dialog.tsx';
import { DetailsDrawer } from '../details/details-drawer.tsx';
import { useFavorite } from '../favorites/use-favorite.ts';
import { PageCheckbox } from '../selection/page-checkbox.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { emptySelection, pageState, type Selection, togglePage } from '../selection/selection.ts';
import { useSelection } from '../selection/use-selection.ts';
import { EmptyList } from './empty-list.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import type { UploadListProps } from './layouts/layout-props.ts';
import { UploadCards } from './layouts/upload-cards.tsx';
import { UploadsTable } from './layouts/uploads-table.tsx';
import { countOf } from './list-count.ts';
import { ListEnd } from './list-end.tsx';
import { ListControls, ListToolbar, type ShownListProps } from './list-toolbar.tsx';
import { type ListView, useListView } from './list-view.ts';
import { UploadsSkeleton } from './uploads-skeleton.tsx';
import { useFileDrag } from './use-file-drag.ts';
import { focusRow, useListKeys } from './use-list-keys.ts';

import skip from '../../../ui/navigation/skip.module.css';
import classes from './uploads-list.module.css';

const RequestFilter = lazy(
  withMessages('sharing', async () => ({
    default: (await import('../received/request-filter.tsx')).RequestFilter,
  })),
);

// A choice that most do not make.
const UploadsGallery = lazy(async () => ({
  default: (await import('./layouts/uploads-gallery.tsx')).UploadsGallery,
}));

const TrashList = lazy(async () => ({
  default: (await import('../trash/trash-list.tsx')).TrashList,
}));

const MatchingOffer = lazy(
  withMessages('tags', async () => ({
    default: (await import('../matching/matching-offer.tsx')).MatchingOffer,
  })),
);

const MatchingBar = lazy(
  withMessages('tags', async () => ({
    default: (await import('../matching/matching-bar.tsx')).MatchingBar,
  })),
);

const ChangeLinksDialog = lazy(async () => ({
  default: (await import('../selection/change-links/change-links-dialog.tsx')).ChangeLinksDialog,
}));

const AddToAlbumDialog = lazy(
  withMessages('albums', async () => ({
    default: (await import('../../album-membership/add-to-album-dialog.tsx')).AddToAlbumDialog,
  })),
);

const AlbumDropPanel = lazy(
  withMessages('albums', async () => ({
    default: (await import('../../album-membership/album-drop-panel.tsx')).AlbumDropPanel,
  })),
);

const ChangeTagsDialog = lazy(
  withMessages('tags', async () => ({
    default: (await import('../../tags/change-tags-dialog.tsx')).ChangeTagsDialog,
  })),
);

const wideScreen = '(min-width: 72em)';
const ignore = () => undefined;
const noUploads: readonly Upload[] = [];
const titleId = 'uploads-title';

interface UploadsListProps {
  /** At the start of the toolbar. */
  uploadMenu: ReactNode;
  /** Above the files. */
  interrupted: ReactNode;
  /** Below the invitation to upload the first file. */
  firstSteps: ReactNode;
}

export function UploadsList({ uploadMenu, interrupted, firstSteps }: UploadsListProps) {
  const [parameters] = useSearchParams();
  const shown = readListState(parameters);
  const above = (
    <>
      {interrupted}
      <Suspense>{shown.request && <RequestFilter shown={shown} />}</Suspense>
      <ActiveFilters shown={shown} />
    </>
  );
  const shared = { shown, uploadMenu, above };
  return (
    <section className={classes.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {m.uploads.list.title}
      </h2>
      <button type="button" className={skip.skip} onClick={() => focusRow(1)}>
        {m.uploads.list.skip}
      </button>
      {shown.scope === 'trash' ? (
        <Suspense fallback={<LoadingList {...shared} />}>
          <TrashList {...shared} />
        </Suspense>
      ) : (
        <LinkedFiles {...shared} firstSteps={firstSteps} />
      )}
    </section>
  );
}

function LoadingList({ shown, uploadMenu, above }: ShownListProps) {
  return (
    <>
      <ListToolbar shown={shown} uploadMenu={uploadMenu} />
      {above}
      <UploadsSkeleton />
    </>
  );
}

/** The files that have a link. */
function LinkedFiles({
  shown,
  uploadMenu,
  above,
  firstSteps,
}: ShownListProps & Pick<UploadsListProps, 'firstSteps'>) {
  const { view, choose } = useListView();
  const list = useInfiniteQuery(uploadsQuery(shown));
  const uploads = useMemo(() => uploadsOf(list.data), [list.data]);
  const selecting = useSelection();
  const { selection } = selecting;
  const matching = useMatching(shown, selection);
  const isBeyond = list.hasNextPage && !list.isPlaceholderData;
  const hasAll = isBeyond && pageState(selection, uploads) === 'all';
  const last = list.data?.pages.at(-1);
  const count = last && countOf(last, uploads.length, shown);
  const [toDelete, setToDelete] = useState(noUploads);
  const [toChange, setToChange] = useState(noUploads);
  const [toAdd, setToAdd] = useState(noUploads);
  const [toTag, setToTag] = useState(noUploads);
  const favorite = useFavorite(selecting.replace);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  useListKeys({
    uploads: list.isPlaceholderData ? noUploads : uploads,
    selecting,
    onView: (id) =>
      void navigate({ search: fileSearch(parameters, id, true) }, { preventScrollReset: true }),
    // Of all that match the bar has them.
    onFavorite: matching.isChosen ? ignore : favorite,
    onDelete: matching.isChosen ? ignore : setToDelete,
  });
  // Of all that match most are not here to be dragged.
  const drag = useFileDrag(matching.isChosen ? noUploads : uploads, selection);
  const askToDelete = useCallback((upload: Upload) => setToDelete([upload]), []);
  return (
    <>
      <ListToolbar
        shown={shown}
        uploadMenu={uploadMenu}
        controls={<ListControls shown={shown} view={view} onView={choose} />}
        bar={
          matching.isChosen ? (
            <Suspense fallback={<div />}>
              <MatchingBar
                shown={shown}
                count={count}
                uploads={uploads}
                onClear={selecting.clear}
              />
            </Suspense>
          ) : (
            selection.size > 0 && (
              <SelectionBar
                selection={selection}
                offer={hasAll && <MatchingOffer count={count} onChoose={matching.choose} />}
                onChangeLinks={() => setToChange([...selection.values()])}
                onAddToAlbum={() => setToAdd([...selection.values()])}
                onChangeTags={() => setToTag([...selection.values()])}
                onFavorite={() => favorite([...selection.values()])}
                onDelete={() => setToDelete([...selection.values()])}
                onClear={selecting.clear}
              />
            )
          )
        }
      />
      {above}
      <ListContent
        list={list}
        uploads={uploads}
        count={count}
        isAllChosen={matching.isChosen}
        onDragStart={drag.start}
        shown={shown}
        view={view}
        selecting={selecting}
        firstSteps={firstSteps}
        onDelete={askToDelete}
        onFavorite={favorite}
      />
      <Suspense>
        {drag.dragged.length > 0 && <AlbumDropPanel uploads={drag.dragged} onDropped={drag.end} />}
      </Suspense>
      <DetailsDrawer
        list={list}
        uploads={uploads}
        count={count}
        onDelete={askToDelete}
        onFavorite={favorite}
      />
      <Suspense>
        {toChange.length > 0 && (
          <ChangeLinksDialog
            uploads={toChange}
            onClose={() => setToChange(noUploads)}
            onChanged={selecting.replace}
          />
        )}
        {toAdd.length > 0 && (
          <AddToAlbumDialog uploads={toAdd} onClose={() => setToAdd(noUploads)} />
        )}
        {toTag.length > 0 && (
          <ChangeTagsDialog
            uploads={toTag}
            onClose={() => setToTag(noUploads)}
            onChanged={selecting.replace}
          />
        )}
      </Suspense>
      <DeleteUploadDialog
        uploads={toDelete}
        onClose={() => setToDelete(noUploads)}
        onDeleted={selecting.remove}
      />
    </>
  );
}

/** Whether everything that a list has is selected, also what is not loaded; until another file is, or another list is shown. */
function useMatching(shown: ListState, selection: Selection) {
  const [chosen, setChosen] = useState<{ list: string; selection: Selection }>();
  const list = listSearch(shown);
  return {
    isChosen: chosen?.list === list && chosen.selection === selection,
    choose: () => setChosen({ list, selection }),
  };
}

interface ListContentProps {
  list: UseInfiniteQueryResult<InfiniteData<UploadsPage>>;
  uploads: readonly Upload[];
  /** Undefined while it is not known. */
  count: number | undefined;
  onDragStart: (event: DragEvent) => void;
  /** Also what is not loaded. */
  isAllChosen: boolean;
  shown: ListState;
  view: ListView;
  selecting: ReturnType<typeof useSelection>;
  firstSteps: ReactNode;
  onDelete: (upload: Upload) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
}

function ListContent({ list, count, firstSteps, onDragStart, ...props }: ListContentProps) {
  const { shown, view, uploads } = props;
  if (list.isPending) return <UploadsSkeleton />;
  if (!list.data) {
    return (
      <LoadError
        title={m.uploads.notShown}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (uploads.length === 0 && !list.hasNextPage) {
    return <EmptyList shown={shown} firstSteps={firstSteps} />;
  }
  return (
    <div
      className={`${classes.content} ${view === 'list' ? classes.rows : ''}`}
      data-stale={list.isPlaceholderData || undefined}
      onDragStart={onDragStart}
    >
      <Rows {...props} />
      <ListEnd list={list} count={count} uploads={uploads} />
    </div>
  );
}

type RowsProps = Omit<ListContentProps, 'list' | 'count' | 'firstSteps' | 'onDragStart'>;

function Rows({ uploads, view, selecting, isAllChosen, ...rest }: RowsProps) {
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { toggle, toggleAll, choose, clear } = selecting;
  const onToggle = useCallback(
    (upload: Upload, isRange: boolean) => {
      if (isAllChosen) choose(uploads.filter(({ _id }) => _id !== upload._id));
      else toggle(uploads, upload, isRange);
    },
    [toggle, choose, uploads, isAllChosen],
  );
  const onTogglePage = () => (isAllChosen ? clear() : toggleAll(uploads));
  const selection = isAllChosen ? togglePage(emptySelection, uploads) : selecting.selection;
  const props: UploadListProps = { ...rest, uploads, selection, onToggle, onTogglePage };
  if (view === 'grid') {
    return (
      <>
        <PageCheckbox
          label={m.uploads.selection.selectShown}
          uploads={uploads}
          selection={selection}
          onTogglePage={onTogglePage}
        />
        <Suspense fallback={<UploadsSkeleton />}>
          <UploadsGallery {...props} />
        </Suspense>
      </>
    );
  }
  return isWide ? <UploadsTable {...props} /> : <UploadCards {...props} />;
}
