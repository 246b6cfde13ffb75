import type { Upload } from '@perch/contract/uploads';
import { IconDownload, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';

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
                <span>{upload.humanSize}</span>
                <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
              </p>
              <p className={classes.detail}>{upload.mimeType}</p>
            </div>
            <p className={classes.detail}>
              <Count count={upload.views} word="views" icon={<IconEye size="0.875rem" />} />
              <Count
                count={upload.downloads}
                word="downloads"
                icon={<IconDownload size="0.875rem" />}
              />
            </p>
            <UploadActions upload={upload} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Count({ count, word, icon }: { count: number; word: string; icon: ReactNode }) {
  return (
    <span className={classes.count} title={`${count} ${word}`}>
      {icon}
      {count}
      <span className={classes.spoken}> {word}</span>
    </span>
  );
}
