import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Upload } from '@perch/contract/uploads';
import { IconFiles, IconFileSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';

import { uploadsQuery } from '../../../api/queries.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DeleteUploadDialog } from '../actions/delete-upload-dialog.tsx';
import { DetailsDrawer } from '../details/details-drawer.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import type { UploadListProps } from './layouts/layout-props.ts';
import { UploadCards } from './layouts/upload-cards.tsx';
import { UploadsGrid } from './layouts/uploads-grid.tsx';
import { UploadsTable } from './layouts/uploads-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { listSearch, type ListState, readListState } from './list-url.ts';
import { type ListView, useListView } from './list-view.ts';
import { TypeFilter } from './type-filter.tsx';
import { UploadsSkeleton } from './uploads-skeleton.tsx';

import classes from './uploads-list.module.css';

const wideScreen = '(min-width: 72em)';
const noUploads: readonly Upload[] = [];

export function UploadsList() {
  const [parameters] = useSearchParams();
  const shown = readListState(parameters);
  const { view, choose } = useListView();
  const selecting = useSelection();
  const { selection } = selecting;
  const [toDelete, setToDelete] = useState(noUploads);
  const askToDelete = useCallback((upload: Upload) => setToDelete([upload]), []);
  return (
    <Panel title="Your Uploads" side={<TypeFilter shown={shown} />}>
      {selection.size > 0 ? (
        <SelectionBar
          selection={selection}
          onDelete={() => setToDelete([...selection.values()])}
          onClear={selecting.clear}
        />
      ) : (
        <ListToolbar shown={shown} view={view} onView={choose} />
      )}
      <ListContent shown={shown} view={view} selecting={selecting} onDelete={askToDelete} />
      <DetailsDrawer onDelete={askToDelete} />
      <DeleteUploadDialog
        uploads={toDelete}
        onClose={() => setToDelete(noUploads)}
        onDeleted={selecting.remove}
      />
    </Panel>
  );
}

interface ListContentProps {
  shown: ListState;
  view: ListView;
  selecting: ReturnType<typeof useSelection>;
  onDelete: (upload: Upload) => void;
}

function ListContent({ shown, view, selecting, onDelete }: ListContentProps) {
  const list = useQuery(uploadsQuery(shown));
  if (list.isPending) return <UploadsSkeleton />;
  if (!list.data) {
    return (
      <LoadError
        title="Your uploads cannot be shown"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const { data, pagination } = list.data;
  if (data.uploads.length > 0) {
    return (
      <div className={classes.content} data-stale={list.isPlaceholderData || undefined}>
        <Rows
          uploads={data.uploads}
          shown={shown}
          view={view}
          selecting={selecting}
          onDelete={onDelete}
        />
        <Pager pagination={pagination} searchOf={(page) => listSearch({ ...shown, page })} />
      </div>
    );
  }
  // Deletions can empty the last page.
  const last = Math.max(1, pagination.pages);
  if (shown.page > last)
    return <Navigate to={listSearch({ ...shown, page: last }) || '.'} replace />;
  return <NothingThere shown={shown} />;
}

function Rows({ uploads, view, selecting, ...rest }: ListContentProps & { uploads: Upload[] }) {
  const isWide = useMediaQuery(wideScreen, undefined, { getInitialValueInEffect: false });
  const { selection, toggle, toggleAll } = selecting;
  const onToggle = useCallback(
    (upload: Upload, isRange: boolean) => toggle(uploads, upload, isRange),
    [toggle, uploads],
  );
  const onTogglePage = () => toggleAll(uploads);
  const props: UploadListProps = { ...rest, uploads, selection, onToggle, onTogglePage };
  if (view === 'grid') return <UploadsGrid {...props} />;
  return isWide ? <UploadsTable {...props} /> : <UploadCards {...props} />;
}

function NothingThere({ shown: { type, search } }: { shown: ListState }) {
  if (search) {
    return (
      <NothingFound title={`No files named “${search}”`}>
        {type && 'There may be some of another type.'}
      </NothingFound>
    );
  }
  if (type) return <NothingFound title="No files of this type" />;
  return (
    <Notice icon={<IconFiles />} title="No uploads yet">
      Choose files above, or drop or paste them anywhere on this page. Each gets a short link to
      share.
    </Notice>
  );
}

function NothingFound({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Notice
      icon={<IconFileSearch />}
      title={title}
      action={
        <Button component={Link} to="." variant="default">
          Show all files
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
