import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import type { ListState } from '../../../api/list-url.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { listFilter } from '../../../api/uploads-queries.ts';
import { formatNumber } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBatch } from '../../filters/use-batch.ts';
import { BarActions } from '../selection/bar-actions.tsx';
import { SelectedCount } from '../selection/bar-button.tsx';
import { useAllMatching } from './use-all-matching.ts';

import classes from '../selection/selection-bar.module.css';

const ChangeLinksDialog = lazy(async () => ({
  default: (await import('../selection/change-links/change-links-dialog.tsx')).ChangeLinksDialog,
}));

const ChangeTagsDialog = lazy(async () => ({
  default: (await import('../../tags/change-tags-dialog.tsx')).ChangeTagsDialog,
}));

const AddToAlbumDialog = lazy(
  withMessages('albums', async () => ({
    default: (await import('../../album-membership/add-to-album-dialog.tsx')).AddToAlbumDialog,
  })),
);

interface MatchingBarProps {
  shown: ListState;
  /** How many match; undefined while that is not known. */
  count: number | undefined;
  /** Those that are loaded. */
  uploads: readonly Upload[];
  onClear: () => void;
}

/** Actions on everything that a list has, also on what is not loaded of it. */
export function MatchingBar({ shown, count, uploads, onClear }: MatchingBarProps) {
  const [open, setOpen] = useState<'delete' | 'links' | 'tags'>();
  const query = listFilter(shown);
  const batch = useBatch(query, onClear);
  const all = useAllMatching(query);
  const { run } = batch;
  const running = [batch, all].find(({ isRunning }) => isRunning);
  const { data: settings } = useQuery(settingsQuery);
  const days = settings?.trashDays ?? 0;
  const sentences = sentencesFor(count);
  const close = () => setOpen(undefined);
  const isFavorite = !shown.isFavorite;
  return (
    <div className={classes.bar} role="toolbar" aria-label={m.uploads.selection.actions}>
      {running ? (
        <>
          <output className={classes.count}>{sentences.progress(running.done)}</output>
          <div className={classes.actions}>
            <Button variant="default" onClick={running.cancel}>
              {m.general.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <IconButton
            label={m.uploads.selection.clear}
            icon={<IconX size="1.125rem" />}
            onClick={onClear}
          />
          <SelectedCount count={count} sentence={sentences.selected} />
          <BarActions
            willBeFavorites={isFavorite}
            onCopy={all.copy}
            onDownload={all.download}
            onChangeLinks={() => setOpen('links')}
            onAddToAlbum={all.addToAlbum}
            onChangeTags={() => setOpen('tags')}
            onFavorite={() => run({ change: { isFavorite } })}
            onDelete={() => setOpen('delete')}
          />
        </>
      )}
      <Suspense>
        {open === 'links' && (
          <ChangeLinksDialog
            uploads={uploads}
            title={sentences.changeLinks}
            onClose={close}
            onChoose={(change) => run({ change })}
          />
        )}
        {open === 'tags' && (
          <ChangeTagsDialog
            uploads={uploads}
            title={sentences.changeTags}
            onClose={close}
            onChoose={({ add, remove }) => run({ addTags: [...add], removeTags: [...remove] })}
          />
        )}
        {all.forAlbum && <AddToAlbumDialog uploads={all.forAlbum} onClose={all.closeAlbum} />}
      </Suspense>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={m.matching.deletion}
        confirmLabel={sentences.confirmDeletion}
        isBusy={false}
        onConfirm={() => {
          close();
          run('delete');
        }}
        onCancel={close}
      >
        <p>{sentences.askToDelete}</p>
        <p>{m.uploads.deletion.linksStop({ count: count ?? 2 })}</p>
        {days > 0 && <p>{m.trash.kept({ days })}</p>}
      </ConfirmDialog>
    </div>
  );
}

/** What the bar says where it is known how many match, and where it is not. */
function sentencesFor(count: number | undefined) {
  if (count === undefined) {
    return {
      progress: formatNumber,
      selected: m.matching.selectedUncounted,
      changeLinks: m.bulkChange.action,
      changeTags: m.tags.bulk.submit,
      confirmDeletion: m.matching.deletion,
      askToDelete: m.matching.deleteUncounted,
    };
  }
  return {
    progress: (done: number) => m.cleanup.progress({ done, all: count }),
    selected: m.matching.selected({ count }),
    changeLinks: m.bulkChange.title({ count }),
    changeTags: m.tags.bulk.title({ count }),
    confirmDeletion: m.uploads.deletion.confirm({ count }),
    askToDelete: m.uploads.deletion.question({ count }),
  };
}
