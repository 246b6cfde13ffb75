import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';
import {
  IconCheck,
  IconDownload,
  IconExternalLink,
  IconLink,
  IconMessage2Check,
  IconPencil,
  IconSettings,
} from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ActivityDisclosure } from '../../activity/lazy-activity.tsx';
import { AlbumBadges } from '../../album-membership/album-badges.tsx';
import type { AlbumDialog } from './album-dialogs.tsx';

import classes from './album-head.module.css';

// Dialogs are loaded when they are opened: the page is shown sooner.
const AlbumDialogs = lazy(async () => ({
  default: (await import('./album-dialogs.tsx')).AlbumDialogs,
}));
const NameForm = lazy(async () => ({ default: (await import('./name-form.tsx')).NameForm }));

/** Name and description, which are changed in their place, and what can be done with an album as a whole. */
export function AlbumHead({ album }: { album: Album }) {
  const [isEdited, setIsEdited] = useState(false);
  const title = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsEdited(false);
    // Once it is shown again.
    requestAnimationFrame(() => title.current?.querySelector('button')?.focus());
  };
  return (
    <header className={classes.head}>
      <Suspense>{isEdited && <NameForm album={album} onClose={close} />}</Suspense>
      <div className={classes.about} hidden={isEdited}>
        <div ref={title} className={classes.title}>
          <h2 className={classes.name} dir="auto">
            {album.name}
          </h2>
          <IconButton
            label={m.albums.page.rename}
            icon={<IconPencil size="1.125rem" />}
            onClick={() => setIsEdited(true)}
          />
        </div>
        {album.description && (
          <p className={classes.description} dir="auto">
            {album.description}
          </p>
        )}
      </div>
      <div className={classes.facts}>
        <span>{m.albums.files({ count: album.uploadCount })}</span>
        <AlbumBadges album={album} />
      </div>
      <Actions album={album} />
      <ActivityDisclosure subject={{ kind: 'album', id: album._id }} />
    </header>
  );
}

function Actions({ album }: { album: Album }) {
  const [dialog, setDialog] = useState<AlbumDialog>();
  return (
    <div className={classes.actions}>
      {album.visibility !== 'private' && <PageActions album={album} />}
      <Button
        variant="default"
        leftSection={<IconSettings size="1rem" aria-hidden="true" />}
        onClick={() => setDialog('settings')}
      >
        {m.albums.page.settings}
      </Button>
      {album.visibility !== 'private' && (
        <Button
          variant="default"
          leftSection={<IconMessage2Check size="1rem" aria-hidden="true" />}
          onClick={() => setDialog('check')}
        >
          {m.linkChange.check}
        </Button>
      )}
      <Suspense>
        {dialog && (
          <AlbumDialogs
            album={album}
            dialog={dialog}
            onClose={() => setDialog(undefined)}
            onDelete={() => setDialog('delete')}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Of the page that visitors see. */
function PageActions({ album }: { album: Album }) {
  const { url, slug, hasPassword, uploadCount } = album;
  const texts = m.albums.page;
  const { isCopied, copy } = useCopy({ copied: texts.linkCopied, failed: texts.linkNotCopied });
  const CopyIcon = isCopied ? IconCheck : IconLink;
  // Of a locked album, a page that asks for the password comes instead: that is nothing to save.
  const asDownload = hasPassword ? { target: '_blank', rel: 'noopener' } : { download: '' };
  return (
    <>
      <Button
        leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
        onClick={() => void copy(url)}
      >
        {texts.copyLink}
      </Button>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconExternalLink size="1rem" aria-hidden="true" />}
      >
        {texts.open}
      </Button>
      {uploadCount > 0 && (
        <Button
          {...asDownload}
          component="a"
          href={`/a/${slug}.zip`}
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        >
          {texts.download}
        </Button>
      )}
    </>
  );
}
