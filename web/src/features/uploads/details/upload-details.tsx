import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import {
  IconCheck,
  IconDownload,
  IconExternalLink,
  IconFileUnknown,
  IconLink,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { errorMessage } from '../../../api/api-error.ts';
import { uploadQuery } from '../../../api/queries.ts';
import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDialogShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import { ActivitySection } from '../../activity/lazy-activity.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { downloadUrlOf } from '../file-urls.ts';
import { ReplaceFile } from './content/replace-file.tsx';
import { FileName } from './file-name.tsx';
import { LinkSection } from './link/link-section.tsx';
import { UploadFacts } from './upload-facts.tsx';
import { UploadLinks } from './upload-links.tsx';
import { UploadPreview } from './upload-preview.tsx';

import classes from './upload-details.module.css';

const AlbumChips = lazy(
  withMessages('albums', async () => ({
    default: (await import('../../album-membership/album-chips.tsx')).AlbumChips,
  })),
);
const UploadTags = lazy(
  withMessages('tags', async () => ({
    default: (await import('../../tags/upload-tags.tsx')).UploadTags,
  })),
);

interface UploadDetailsProps {
  id: string;
  onClose: () => void;
  onDelete: (upload: Upload) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
  onCheck: (upload: Upload) => void;
}

/** One upload: its preview, links and metadata. */
export function UploadDetails(props: UploadDetailsProps) {
  const { id, onClose, onDelete, onFavorite, onCheck } = props;
  const { data: upload, error } = useQuery(uploadQuery(id));
  useDialogShortcut('f', () => {
    if (upload) onFavorite([upload]);
  });
  return (
    <>
      <div className={classes.head}>
        {upload ? (
          <FileName key={upload._id} upload={upload} />
        ) : (
          <h2 className={classes.title}>{m.uploads.details.title}</h2>
        )}
        {upload && <FavoriteButton upload={upload} onFavorite={onFavorite} />}
        <IconButton label={m.fileDetails.close} icon={<IconX size="1.25rem" />} onClick={onClose} />
      </div>
      <div className={classes.body}>
        {upload && (
          <Content key={upload._id} upload={upload} onDelete={onDelete} onCheck={onCheck} />
        )}
        {!upload && !error && <Loading />}
        {!upload && error && (
          <Notice icon={<IconFileUnknown />} title={m.fileDetails.notShown}>
            {errorMessage(error)}
          </Notice>
        )}
      </div>
    </>
  );
}

interface ContentProps {
  upload: Upload;
  onDelete: (upload: Upload) => void;
  onCheck: (upload: Upload) => void;
}

function Content({ upload, onDelete, onCheck }: ContentProps) {
  return (
    <>
      <UploadPreview key={upload.sha256} upload={upload} />
      <div className={classes.actions}>
        <CopyButton url={upload.publicUrl} />
        <Button
          component="a"
          href={upload.publicUrl}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size="1rem" aria-hidden="true" />}
        >
          {m.fileDetails.open}
        </Button>
        <Button
          component="a"
          href={downloadUrlOf(upload)}
          download
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
        >
          {m.general.download}
        </Button>
      </div>
      <Suspense fallback={<div className={classes.tags} />}>
        <UploadTags upload={upload} />
      </Suspense>
      <LinkSection upload={upload} onCheck={() => onCheck(upload)} />
      <Suspense fallback={<div className={classes.albums} />}>
        <AlbumChips upload={upload} />
      </Suspense>
      <UploadFacts upload={upload} />
      <ActivitySection subject={{ kind: 'upload', id: upload._id }} />
      <UploadLinks upload={upload} />
      <ReplaceFile upload={upload} />
      <Button
        className={classes.delete}
        variant="default"
        leftSection={<IconTrash size="1rem" aria-hidden="true" />}
        onClick={() => onDelete(upload)}
      >
        {m.fileDetails.delete}
      </Button>
    </>
  );
}

function CopyButton({ url }: { url: string }) {
  const { isCopied, copy } = useCopy({
    copied: m.uploads.actions.urlCopied,
    failed: m.uploads.actions.urlNotCopied,
  });
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <Button
      leftSection={<Icon size="1rem" aria-hidden="true" />}
      onClick={() => void copy(url)}
      data-autofocus
    >
      {m.uploads.details.copyUrl}
    </Button>
  );
}
