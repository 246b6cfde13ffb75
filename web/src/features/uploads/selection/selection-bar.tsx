import type { Upload } from '@perch/contract/uploads';
import {
  IconCheck,
  IconDownload,
  IconLibraryPhoto,
  IconLink,
  IconPencil,
  IconStar,
  IconStarOff,
  IconTags,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { nextFavorite } from '../favorites/use-favorite.ts';
import { downloadUrlOf } from '../file-urls.ts';
import { BarButton, SelectedCount } from './bar-button.tsx';
import { publicLinks, type Selection, totalSize } from './selection.ts';

import classes from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  /** What selects more than is loaded. */
  offer: ReactNode;
  onChangeLinks: () => void;
  onAddToAlbum: () => void;
  onChangeTags: () => void;
  onFavorite: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Actions on all selected uploads. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    selection,
    offer,
    onChangeLinks,
    onAddToAlbum,
    onChangeTags,
    onFavorite,
    onDelete,
    onClear,
  } = props;
  const count = selection.size;
  const texts = m.uploads.selection;
  const download = useDownload();
  const { isCopied, copy } = useCopy({
    copied: texts.copied({ count }),
    failed: texts.notCopied({ count }),
  });
  const willBeFavorites = nextFavorite([...selection.values()]);
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.actions}>
      <IconButton label={texts.clear} icon={<IconX size="1.125rem" />} onClick={onClear} />
      <SelectedCount count={count} />
      <p className={classes.size}>{formatBytes(totalSize(selection))}</p>
      <Suspense>{offer}</Suspense>
      <div className={classes.actions}>
        <BarButton
          label={texts.copyLinks}
          Icon={isCopied ? IconCheck : IconLink}
          onClick={() => void copy(publicLinks(selection))}
        />
        <BarButton
          label={count === 1 ? m.general.download : m.archives.action}
          Icon={IconDownload}
          isBusy={download.isPending}
          onClick={() => download.mutate([...selection.values()])}
        />
        <BarButton label={m.bulkChange.action} Icon={IconPencil} onClick={onChangeLinks} />
        <BarButton
          label={m.linkOptions.addToAlbum}
          Icon={IconLibraryPhoto}
          onClick={onAddToAlbum}
        />
        <BarButton label={m.marks.tags.label} Icon={IconTags} onClick={onChangeTags} />
        <BarButton
          label={willBeFavorites ? m.marks.favorite.addAll : m.marks.favorite.removeAll}
          Icon={willBeFavorites ? IconStar : IconStarOff}
          onClick={onFavorite}
        />
        <BarButton label={m.general.delete} Icon={IconTrash} isDanger onClick={onDelete} />
      </div>
    </div>
  );
}

/** Downloads one upload as it is, and several as one ZIP archive; a failure is a toast. */
function useDownload() {
  return useMutation({
    mutationFn: async (uploads: readonly Upload[]) => {
      const [upload] = uploads;
      if (!upload) return;
      if (uploads.length === 1) {
        startDownload(downloadUrlOf(upload), upload.originalName);
        return;
      }
      const { makeArchive } = await import('../actions/make-archive.ts');
      startDownload(await makeArchive(uploads), '');
    },
    meta: { failureTitle: m.archives.failed },
  });
}

/** The page stays: the answers are attachments. */
function startDownload(path: string, name: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}
