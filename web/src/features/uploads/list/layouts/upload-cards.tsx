import type { Upload } from '@perch/contract/uploads';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';

import { formatDateTime } from '../../../../format/date.ts';
import { formatNumber } from '../../../../format/number.ts';
import { formatBytes } from '../../../../format/size.ts';
import { m } from '../../../../language/messages.ts';
import { useShownLanguage } from '../../../../language/use-shown-language.ts';
import { FileIcon } from '../../../../ui/file-icon.tsx';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { UploadActions } from '../../actions/upload-actions.tsx';
import { uploadAttribute } from '../../favorites/use-favorite-key.ts';
import { PageCheckbox } from '../../selection/page-checkbox.tsx';
import { SelectionCheckbox } from '../../selection/selection-checkbox.tsx';
import { DetailsLink } from './details-link.tsx';
import type { UploadListProps } from './layout-props.ts';
import { TagList } from './tag-list.tsx';

import classes from './upload-cards.module.css';

/** The list on narrow screens. */
export function UploadCards(props: UploadListProps) {
  const { uploads, selection, onToggle, onTogglePage, onDelete, onFavorite } = props;
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
            onFavorite={onFavorite}
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
  onFavorite: UploadListProps['onFavorite'];
}

/** Memoised: selecting one upload must not render the whole page again. */
const Card = memo(function Card({ upload, isSelected, onToggle, ...acting }: CardProps) {
  useShownLanguage();
  return (
    <li className={classes.card} {...uploadAttribute(upload._id)}>
      <SelectionCheckbox
        label={m.uploads.selection.select({ name: upload.originalName })}
        state={isSelected ? 'all' : 'none'}
        onToggle={(isRange) => onToggle(upload, isRange)}
      />
      <FileIcon file={upload} />
      <div className={classes.text}>
        <div className={classes.facts}>
          <DetailsLink id={upload._id} className={classes.name}>
            {upload.originalName}
          </DetailsLink>
          <p className={classes.detail}>
            <span>{formatBytes(upload.size)}</span>
            <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
          </p>
          <p className={classes.detail}>{upload.mimeType}</p>
          <LinkBadges upload={upload} />
          <TagList tags={upload.tags} />
        </div>
        <p className={classes.detail}>
          <Count
            count={upload.views}
            sentence={m.uploads.list.views({ count: upload.views })}
            icon={<IconEye size="0.875rem" />}
          />
          <Count
            count={upload.downloads}
            sentence={m.uploads.list.downloads({ count: upload.downloads })}
            icon={<IconDownload size="0.875rem" />}
          />
        </p>
        <UploadActions upload={upload} {...acting} />
      </div>
    </li>
  );
});

interface CountProps {
  count: number;
  /** The count and its noun, for screen readers and as a tooltip. */
  sentence: string;
  icon: ReactNode;
}

function Count({ count, sentence, icon }: CountProps) {
  return (
    <span className={classes.count} title={sentence}>
      {icon}
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className={classes.spoken}>{sentence}</span>
    </span>
  );
}
