import { Button } from '@mantine/core';
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

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { BusyButton } from '../../../ui/form/busy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { nextFavorite } from '../favorites/use-favorite.ts';
import { downloadUrlOf } from '../file-urls.ts';
import { publicLinks, type Selection, totalSize } from './selection.ts';

import classes from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  onChangeLinks: () => void;
  onAddToAlbum: () => void;
  onChangeTags: () => void;
  onFavorite: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Actions on all selected uploads. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, onChangeLinks, onAddToAlbum, onChangeTags, onFavorite, onDelete, onClear } =
    props;
  const count = selection.size;
  const texts = m.uploads.selection;
  const download = useDownload();
  const { isCopied, copy } = useCopy({
    copied: texts.copied({ count }),
    failed: texts.notCopied({ count }),
  });
  const willBeFavorites = nextFavorite([...selection.values()]);
  const StarIcon = willBeFavorites ? IconStar : IconStarOff;
  const CopyIcon = isCopied ? IconCheck : IconLink;
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.actions}>
      <IconButton label={texts.clear} icon={<IconX size="1.125rem" />} onClick={onClear} />
      <p className={classes.count} aria-live="polite">
        {texts.selected({ count })}
      </p>
      <p className={classes.size}>{formatBytes(totalSize(selection))}</p>
      <Button
        variant="default"
        leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
        onClick={() => void copy(publicLinks(selection))}
      >
        {texts.copyLinks}
      </Button>
      <BusyButton
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        isBusy={download.isPending}
        onClick={() => download.mutate([...selection.values()])}
      >
        {count === 1 ? m.general.download : m.archives.action}
      </BusyButton>
      <Button
        variant="default"
        leftSection={<IconPencil size="1rem" aria-hidden="true" />}
        onClick={onChangeLinks}
      >
        {m.bulkChange.action}
      </Button>
      <Button
        variant="default"
        leftSection={<IconLibraryPhoto size="1rem" aria-hidden="true" />}
        onClick={onAddToAlbum}
      >
        {m.linkOptions.addToAlbum}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTags size="1rem" aria-hidden="true" />}
        onClick={onChangeTags}
      >
        {m.marks.tags.label}
      </Button>
      <Button
        variant="default"
        leftSection={<StarIcon size="1rem" aria-hidden="true" />}
        onClick={onFavorite}
      >
        {willBeFavorites ? m.marks.favorite.addAll : m.marks.favorite.removeAll}
      </Button>
      <Button
        className={classes.danger}
        leftSection={<IconTrash size="1rem" aria-hidden="true" />}
        onClick={onDelete}
      >
        {m.general.delete}
      </Button>
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
