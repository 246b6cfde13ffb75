import type { Upload } from '@perch/contract/uploads';
import { shownImages } from '@perch/contract/uploads/shown-images';
import { IconDownload, IconExternalLink, IconTrash } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { downloadUrlOf } from '../file-urls.ts';
import { CopyUrlButton } from './copy-url-button.tsx';

import classes from './upload-actions.module.css';

interface UploadActionsProps {
  upload: Upload;
  onDelete: (upload: Upload) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
}

export function UploadActions({ upload, onDelete, onFavorite }: UploadActionsProps) {
  const { originalName: name, publicUrl, viewUrl, mimeType } = upload;
  return (
    <div className={classes.actions}>
      {/* First, so that the others stand at the same place in every row. */}
      {upload.category === 'image' && (
        <IconLink
          label={m.uploads.actions.preview({ name })}
          icon={<IconExternalLink size="1.125rem" />}
          // Others would be downloaded; their page shows the picture that was made of them.
          href={shownImages.has(mimeType) ? publicUrl : viewUrl}
          isNewTab
        />
      )}
      <FavoriteButton upload={upload} onFavorite={onFavorite} />
      <IconLink
        label={m.uploads.actions.download({ name })}
        icon={<IconDownload size="1.125rem" />}
        href={downloadUrlOf(upload)}
        isDownload
      />
      <CopyUrlButton name={name} url={publicUrl} />
      <IconButton
        label={m.uploads.actions.delete({ name })}
        icon={<IconTrash size="1.125rem" />}
        tone="danger"
        onClick={() => onDelete(upload)}
      />
    </div>
  );
}
