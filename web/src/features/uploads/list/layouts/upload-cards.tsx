import type { Upload } from '@perch/contract/uploads';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';

import { formatDateTime } from '../../../../format/date.ts';
import { UploadActions } from '../../actions/upload-actions.tsx';
import { FileIcon } from '../../file-icon.tsx';
import { PageCheckbox } from '../../selection/page-checkbox.tsx';
import { SelectionCheckbox } from '../../selection/selection-checkbox.tsx';
import { DetailsLink } from './details-link.tsx';
import type { UploadListProps } from './layout-props.ts';

import classes from './upload-cards.module.css';

/** The list on narrow screens. */
export function UploadCards(props: UploadListProps) {
  const { uploads, selection, onToggle, onTogglePage, onDelete } = props;
  return (
    <>
      <PageCheckbox uploads={uploads} selection={selection} onTogglePage={onTogglePage} />
      <ul className={classes.list}>
        {uploads.map((upload) => (
          <Card
            key={upload._id}
            upload={upload}
            isSelected={selection.has(upload._id)}
            onToggle={onToggle}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  upload: Upload;
  isSelected: boolean;
  onToggle: UploadListProps['onToggle'];
  onDelete: (upload: Upload) => void;
}

/** Memoised: selecting one upload must not render the whole page again. */
const Card = memo(function Card({ upload, isSelected, onToggle, onDelete }: CardProps) {
  return (
    <li className={classes.card}>
      <SelectionCheckbox
        label={`Select ${upload.originalName}`}
        state={isSelected ? 'all' : 'none'}
        onToggle={(isRange) => onToggle(upload, isRange)}
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
  );
});

function Count({ count, word, icon }: { count: number; word: string; icon: ReactNode }) {
  return (
    <span className={classes.count} title={`${count} ${word}`}>
      {icon}
      {count}
      <span className={classes.spoken}> {word}</span>
    </span>
  );
}
