import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconCheck, IconLibraryPhoto, IconLink, IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import type { BatchActionsProps } from '../../transfers/tray/upload-tray.tsx';

import classes from './batch-actions.module.css';

const ChangeLinksDialog = lazy(async () => ({
  default: (await import('./change-links/change-links-dialog.tsx')).ChangeLinksDialog,
}));

const AddToAlbumDialog = lazy(
  withMessages('albums', async () => ({
    default: (await import('../../album-membership/add-to-album-dialog.tsx')).AddToAlbumDialog,
  })),
);

/** What one does next with several files that were uploaded together. */
export function BatchActions({ stored }: BatchActionsProps) {
  const [open, setOpen] = useState<'links' | 'album'>();
  // Another kind of link has another address.
  const [changed, setChanged] = useState<readonly Upload[]>([]);
  const urls = new Map(changed.map(({ _id, publicUrl }) => [_id, publicUrl]));
  const links = stored.map(({ uploadId, url }) => urls.get(uploadId) ?? url);
  const uploads = stored.map(({ uploadId, file }) => ({
    _id: uploadId,
    originalName: file.name,
    albums: [],
  }));
  const { copyLinks, copied, notCopied } = m.uploads.selection;
  const { length: count } = stored;
  const { isCopied, copy } = useCopy({ copied: copied({ count }), failed: notCopied({ count }) });
  const close = () => setOpen(undefined);
  const actions = [
    {
      label: copyLinks,
      Icon: isCopied ? IconCheck : IconLink,
      act: () => void copy(links.join('\n')),
    },
    { label: m.linkOptions.addToAlbum, Icon: IconLibraryPhoto, act: () => setOpen('album') },
    { label: m.bulkChange.action, Icon: IconPencil, act: () => setOpen('links') },
  ];
  return (
    <div className={classes.actions}>
      {actions.map(({ label, Icon, act }) => (
        <Button
          key={label}
          size="compact-sm"
          variant="default"
          leftSection={<Icon size="1rem" aria-hidden="true" />}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      <Suspense>
        {open === 'links' && (
          <ChangeLinksDialog uploads={uploads} onClose={close} onChanged={setChanged} />
        )}
        {open === 'album' && <AddToAlbumDialog uploads={uploads} onClose={close} />}
      </Suspense>
    </div>
  );
}
