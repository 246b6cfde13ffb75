import { IconDownload, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { formatDateTime } from '../../format/date.ts';
import { DetailsLink } from './details-link.tsx';
import { FileIcon } from './file-icon.tsx';
import { SelectBox } from './select-box.tsx';
import { toggled } from './selection.ts';
import { UploadActions } from './upload-actions.tsx';
import type { UploadListProps } from './upload-list-props.ts';

import classes from './upload-cards.module.css';

/** The list on narrow screens. */
export function UploadCards({ uploads, selection, onSelection, onDelete }: UploadListProps) {
  return (
    <ul className={classes.list}>
      {uploads.map((upload) => (
        <li key={upload._id} className={classes.card}>
          <SelectBox
            label={`Select ${upload.originalName}`}
            state={selection.has(upload._id) ? 'all' : 'none'}
            onToggle={() => onSelection(toggled(selection, upload))}
          />
          <FileIcon category={upload.category} thumbnailUrl={upload.thumbnailUrl} />
          <div className={classes.text}>
            <div className={classes.facts}>
              <DetailsLink id={upload._id} className={classes.name}>
                {upload.originalName}
              </DetailsLink>
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
