import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconPencil, IconStar, IconStarOff, IconTags, IconTrash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import type { ListState } from '../../../api/list-url.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { listFilter } from '../../../api/uploads-queries.ts';
import { formatNumber } from '../../../format/number.ts';
import { m } from '../../../language/messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBatch } from '../../filters/use-batch.ts';
import { BarButton, SelectedCount } from '../selection/bar-button.tsx';

import classes from '../selection/selection-bar.module.css';

const ChangeLinksDialog = lazy(async () => ({
  default: (await import('../selection/change-links/change-links-dialog.tsx')).ChangeLinksDialog,
}));

const ChangeTagsDialog = lazy(async () => ({
  default: (await import('../../tags/change-tags-dialog.tsx')).ChangeTagsDialog,
}));

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
  const { run, isRunning, done, cancel } = useBatch(listFilter(shown), onClear);
  const { data: settings } = useQuery(settingsQuery);
  const days = settings?.trashDays ?? 0;
  const texts = m.matching;
  const close = () => setOpen(undefined);
  const { addAll, removeAll } = m.marks.favorite;
  const isFavorite = !shown.isFavorite;
  return (
    <div className={classes.bar} role="toolbar" aria-label={m.uploads.selection.actions}>
      {isRunning ? (
        <>
          <output className={classes.count}>
            {count === undefined ? formatNumber(done) : m.cleanup.progress({ done, all: count })}
          </output>
          <div className={classes.actions}>
            <Button variant="default" onClick={cancel}>
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
          <SelectedCount
            count={count}
            sentence={count === undefined ? texts.selectedUncounted : texts.selected({ count })}
          />
          <div className={classes.actions}>
            <BarButton
              label={m.bulkChange.action}
              Icon={IconPencil}
              onClick={() => setOpen('links')}
            />
            <BarButton label={m.marks.tags.label} Icon={IconTags} onClick={() => setOpen('tags')} />
            <BarButton
              label={isFavorite ? addAll : removeAll}
              Icon={isFavorite ? IconStar : IconStarOff}
              onClick={() => run({ change: { isFavorite } })}
            />
            <BarButton
              label={m.general.delete}
              Icon={IconTrash}
              isDanger
              onClick={() => setOpen('delete')}
            />
          </div>
        </>
      )}
      <Suspense>
        {open === 'links' && (
          <ChangeLinksDialog
            uploads={uploads}
            title={count === undefined ? m.bulkChange.action : m.bulkChange.title({ count })}
            onClose={close}
            onChoose={(change) => run({ change })}
          />
        )}
        {open === 'tags' && (
          <ChangeTagsDialog
            uploads={uploads}
            title={count === undefined ? m.tags.bulk.submit : m.tags.bulk.title({ count })}
            onClose={close}
            onChoose={({ add, remove }) => run({ addTags: [...add], removeTags: [...remove] })}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={texts.deletion}
        confirmLabel={count === undefined ? texts.deletion : m.uploads.deletion.confirm({ count })}
        isBusy={false}
        onConfirm={() => {
          close();
          run('delete');
        }}
        onCancel={close}
      >
        <p>
          {count === undefined ? texts.deleteUncounted : m.uploads.deletion.question({ count })}
        </p>
        <p>{m.uploads.deletion.linksStop({ count: count ?? 2 })}</p>
        {days > 0 && <p>{m.trash.kept({ days })}</p>}
      </ConfirmDialog>
    </div>
  );
}
