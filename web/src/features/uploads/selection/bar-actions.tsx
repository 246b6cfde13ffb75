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
} from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { BarButton } from './bar-button.tsx';

import classes from './selection-bar.module.css';

export interface BarActionsProps {
  /** The download is a file, not an archive. */
  isOne?: boolean;
  isCopied?: boolean;
  isPacking?: boolean;
  /** Else they are no longer favourites. */
  willBeFavorites: boolean;
  onCopy: () => void;
  onDownload: () => void;
  onChangeLinks: () => void;
  onAddToAlbum: () => void;
  onChangeTags: () => void;
  onFavorite: () => void;
  onDelete: () => void;
}

/** What can be done with several files. */
export function BarActions({
  isOne,
  isCopied,
  isPacking,
  willBeFavorites,
  ...on
}: BarActionsProps) {
  const { addAll, removeAll } = m.marks.favorite;
  return (
    <div className={classes.actions}>
      <BarButton
        label={m.uploads.selection.copyLinks}
        Icon={isCopied ? IconCheck : IconLink}
        onClick={on.onCopy}
      />
      <BarButton
        label={isOne ? m.general.download : m.archives.action}
        Icon={IconDownload}
        isBusy={isPacking ?? false}
        onClick={on.onDownload}
      />
      <BarButton label={m.bulkChange.action} Icon={IconPencil} onClick={on.onChangeLinks} />
      <BarButton
        label={m.linkOptions.addToAlbum}
        Icon={IconLibraryPhoto}
        onClick={on.onAddToAlbum}
      />
      <BarButton label={m.marks.tags.label} Icon={IconTags} onClick={on.onChangeTags} />
      <BarButton
        label={willBeFavorites ? addAll : removeAll}
        Icon={willBeFavorites ? IconStar : IconStarOff}
        onClick={on.onFavorite}
      />
      <BarButton label={m.general.delete} Icon={IconTrash} isDanger onClick={on.onDelete} />
    </div>
  );
}
