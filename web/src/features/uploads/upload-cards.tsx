import type { Upload } from '@perch/contract/uploads';

import { formatDateTime } from '../../format/date.ts';
import { FileIcon } from './file-icon.tsx';
import { UploadActions } from './upload-actions.tsx';

import classes from './upload-cards.module.css';

interface UploadCardsProps {
  uploads: readonly Upload[];
  onDelete: (upload: Upload) => void;
}

/** The list on narrow screens. */
export function UploadCards({ uploads, onDelete }: UploadCardsProps) {
  return (
    <ul className={classes.list}>
      {uploads.map((upload) => (
        <li key={upload._id} className={classes.card}>
          <FileIcon category={upload.category} thumbnailUrl={upload.thumbnailUrl} />
          <div className={classes.text}>
            <div className={classes.facts}>
              <a className={classes.name} href={upload.publicUrl} target="_blank" rel="noopener">
                {upload.originalName}
              </a>
              <p className={classes.detail}>
                <span>{upload.mimeType}</span>
              </p>
              <p className={classes.detail}>
                <span>{upload.humanSize}</span>
                <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
                <span>{countOf(upload.views, 'view')}</span>
                <span>{countOf(upload.downloads, 'download')}</span>
              </p>
            </div>
            <UploadActions upload={upload} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
