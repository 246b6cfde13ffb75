import { IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';

import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { nextFavorite } from '../favorites/use-favorite.ts';
import { BarActions, type BarActionsProps } from './bar-actions.tsx';
import { SelectedCount } from './bar-button.tsx';
import { publicLinks, type Selection, totalSize } from './selection.ts';
import { useDownload } from './use-download.ts';

import classes from './selection-bar.module.css';

interface SelectionBarProps extends Pick<
  BarActionsProps,
  'onChangeLinks' | 'onAddToAlbum' | 'onChangeTags' | 'onFavorite' | 'onDelete'
> {
  selection: Selection;
  /** What selects more than is loaded. */
  offer: ReactNode;
  onClear: () => void;
}

/** Actions on all selected uploads. */
export function SelectionBar({ selection, offer, onClear, ...actions }: SelectionBarProps) {
  const count = selection.size;
  const uploads = [...selection.values()];
  const texts = m.uploads.selection;
  const download = useDownload();
  const { isCopied, copy } = useCopy({
    copied: texts.copied({ count }),
    failed: texts.notCopied({ count }),
  });
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.actions}>
      <IconButton label={texts.clear} icon={<IconX size="1.125rem" />} onClick={onClear} />
      <SelectedCount count={count} />
      <p className={classes.size}>{formatBytes(totalSize(selection))}</p>
      <Suspense>{offer}</Suspense>
      <BarActions
        {...actions}
        isOne={count === 1}
        isCopied={isCopied}
        isPacking={download.isPending}
        willBeFavorites={nextFavorite(uploads)}
        onCopy={() => void copy(publicLinks(uploads))}
        onDownload={() => download.mutate(uploads)}
      />
    </div>
  );
}
