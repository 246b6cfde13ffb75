import type { Upload } from '@perch/contract/uploads';
import { IconTrash, IconTrashOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router';

import { listSearch, type ListState } from '../../../api/list-url.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { uploadsPageQuery } from '../../../api/uploads-queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { useRestore } from '../actions/delete-and-restore.ts';
import { ListToolbar, type ShownListProps } from '../list/list-toolbar.tsx';
import { UploadsSkeleton } from '../list/uploads-skeleton.tsx';
import { PageCheckbox } from '../selection/page-checkbox.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { EmptyTrash } from './empty-trash.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { TrashBar } from './trash-bar.tsx';
import { TrashRow } from './trash-row.tsx';

import classes from './trash-list.module.css';

const noUploads: readonly Upload[] = [];

/** The files in the trash, which can be restored or deleted for good. */
export function TrashList({ shown, uploadMenu, above }: ShownListProps) {
  const selecting = useSelection();
  const { selection, clear, remove } = selecting;
  const [toRemove, setToRemove] = useState(noUploads);
  const restore = useRestore((tried) => remove(tried.map(({ _id }) => _id)));
  const { mutate } = restore;
  const restoreOne = useCallback((upload: Upload) => mutate([upload]), [mutate]);
  const removeOne = useCallback((upload: Upload) => setToRemove([upload]), []);
  return (
    <>
      <ListToolbar
        shown={shown}
        uploadMenu={uploadMenu}
        controls={<EmptyTrash />}
        bar={
          selection.size > 0 && (
            <TrashBar
              count={selection.size}
              isBusy={restore.isPending}
              onRestore={() => mutate([...selection.values()])}
              onRemove={() => setToRemove([...selection.values()])}
              onClear={clear}
            />
          )
        }
      />
      {above}
      <Content shown={shown} selecting={selecting} onRestore={restoreOne} onRemove={removeOne} />
      <RemovalDialog uploads={toRemove} onClose={() => setToRemove(noUploads)} onRemoved={remove} />
    </>
  );
}

interface ContentProps {
  shown: ListState;
  selecting: ReturnType<typeof useSelection>;
  onRestore: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

function Content({ shown, selecting, onRestore, onRemove }: ContentProps) {
  // The latest deletion comes first.
  const list = useQuery(uploadsPageQuery({ ...shown, sort: 'createdAt', order: 'desc' }));
  const { selection, toggle, toggleAll } = selecting;
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
  const { data, pagination } = list.data;
  const { uploads } = data;
  if (uploads.length === 0) {
    const last = Math.max(1, pagination.pages);
    if (shown.page > last) return <Navigate to={listSearch({ ...shown, page: last })} replace />;
    return <EmptyList shown={shown} />;
  }
  return (
    <>
      <Note />
      <PageCheckbox
        label={m.uploads.selection.selectPage}
        uploads={uploads}
        selection={selection}
        onTogglePage={() => toggleAll(uploads)}
      />
      <ul className={classes.list}>
        {uploads.map((upload) => (
          <TrashRow
            key={upload._id}
            upload={upload}
            isSelected={selection.has(upload._id)}
            onToggle={(isRange) => toggle(uploads, upload, isRange)}
            onRestore={onRestore}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <Pager pagination={pagination} searchOf={(page) => listSearch({ ...shown, page })} />
    </>
  );
}

function Note() {
  const { data: settings } = useQuery(settingsQuery);
  if (!settings || settings.trashDays === 0) return null;
  return <p className={classes.note}>{m.trash.note({ days: settings.trashDays })}</p>;
}

function EmptyList({ shown: { search, type } }: { shown: ListState }) {
  const { data: settings } = useQuery(settingsQuery);
  if (search) {
    return (
      <Notice icon={<IconTrashOff />} title={m.uploads.list.noneFound({ search })}>
        {type && m.uploads.list.perhapsOtherType}
      </Notice>
    );
  }
  if (type) return <Notice icon={<IconTrashOff />} title={m.uploads.list.noneOfType} />;
  return (
    <Notice icon={<IconTrash />} title={m.trash.nothing}>
      {settings && settings.trashDays > 0 && m.trash.kept({ days: settings.trashDays })}
    </Notice>
  );
}
