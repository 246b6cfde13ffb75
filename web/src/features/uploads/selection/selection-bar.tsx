import { Button } from '@mantine/core';
import { IconCheck, IconDownload, IconLink, IconTrash, IconX } from '@tabler/icons-react';

import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { downloadUploads } from '../actions/download-uploads.ts';
import { publicLinks, type Selection } from './selection.ts';

import classes from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  onDelete: () => void;
  onClear: () => void;
}

/** Actions on all selected uploads. */
export function SelectionBar({ selection, onDelete, onClear }: SelectionBarProps) {
  const isOne = selection.size === 1;
  const { isCopied, copy } = useCopy({
    copied: isOne ? 'URL copied to clipboard!' : `${selection.size} URLs copied to clipboard!`,
    failed: isOne ? 'Failed to copy URL' : 'Failed to copy URLs',
  });
  const CopyIcon = isCopied ? IconCheck : IconLink;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected files">
      <IconButton label="Clear selection" icon={<IconX size="1.125rem" />} onClick={onClear} />
      <p className={classes.count} aria-live="polite">
        {selection.size} selected
      </p>
      <Button
        variant="default"
        leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
        onClick={() => void copy(publicLinks(selection))}
      >
        Copy links
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        onClick={() => void downloadUploads([...selection.values()])}
      >
        Download
      </Button>
      <Button
        className={classes.danger}
        leftSection={<IconTrash size="1rem" aria-hidden="true" />}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}
