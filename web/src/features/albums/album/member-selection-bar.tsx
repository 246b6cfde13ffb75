import { Button } from '@mantine/core';
import { IconCheck, IconLink, IconX } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { publicLinks, type Selection } from '../../uploads/selection/selection.ts';

import classes from '../../uploads/selection/selection-bar.module.css';

interface MemberSelectionBarProps {
  selection: Selection;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions on the selected files of an album. */
export function MemberSelectionBar({ selection, onRemove, onClear }: MemberSelectionBarProps) {
  const count = selection.size;
  const texts = m.uploads.selection;
  const { isCopied, copy } = useCopy({
    copied: texts.copied({ count }),
    failed: texts.notCopied({ count }),
  });
  const CopyIcon = isCopied ? IconCheck : IconLink;
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.actions}>
      <IconButton label={texts.clear} icon={<IconX size="1.125rem" />} onClick={onClear} />
      <p className={classes.count} aria-live="polite">
        {texts.selected({ count })}
      </p>
      <Button
        variant="default"
        leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
        onClick={() => void copy(publicLinks([...selection.values()]))}
      >
        {texts.copyLinks}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size="1rem" aria-hidden="true" />}
        onClick={onRemove}
      >
        {m.albums.member.removeSelected}
      </Button>
    </div>
  );
}
