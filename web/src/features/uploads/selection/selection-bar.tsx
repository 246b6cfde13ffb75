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
import { type ReactNode, Suspense } from 'react';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { nextFavorite } from '../favorites/use-favorite.ts';
import { BarButton, SelectedCount } from './bar-button.tsx';
import { publicLinks, type Selection, totalSize } from './selection.ts';
import { useDownload } from './use-download.ts';

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
  const uploads = [...selection.values()];
  const texts = m.uploads.selection;
  const download = useDownload();
  const { isCopied, copy } = useCopy({
    copied: texts.copied({ count }),
    failed: texts.notCopied({ count }),
  });
  const willBeFavorites = nextFavorite(uploads);
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
          onClick={() => void copy(publicLinks(uploads))}
        />
        <BarButton
          label={count === 1 ? m.general.download : m.archives.action}
          Icon={IconDownload}
          isBusy={download.isPending}
          onClick={() => download.mutate(uploads)}
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
