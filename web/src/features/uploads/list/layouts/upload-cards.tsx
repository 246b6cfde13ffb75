import type { Upload } from '@perch/contract/uploads';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';

import { formatDate } from '../../../../format/date.ts';
import { formatNumber } from '../../../../format/number.ts';
import { formatBytes } from '../../../../format/size.ts';
import { m } from '../../../../language/messages.ts';
import { useShownLanguage } from '../../../../language/use-shown-language.ts';
import { FileIcon } from '../../../../ui/file-icon.tsx';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { LongList } from '../../../../ui/long-list/long-list.tsx';
import { CopyUrlButton } from '../../actions/copy-url-button.tsx';
import { UploadActions } from '../../actions/upload-actions.tsx';
import { FavoriteButton } from '../../favorites/favorite-button.tsx';
import { PageCheckbox } from '../../selection/page-checkbox.tsx';
import { SelectionCheckbox } from '../../selection/selection-checkbox.tsx';
import { uploadAttribute } from '../file-rows.ts';
import { DetailsLink } from './details-link.tsx';
import type { UploadListProps } from './layout-props.ts';
import { TagList } from './tag-list.tsx';

import classes from './upload-cards.module.css';

/** The list on narrow screens; on phones the details have the other actions. */
export function UploadCards(props: UploadListProps) {
  const { uploads, selection, onToggle, onTogglePage, onDelete, onFavorite } = props;
  return (
    <>
      <PageCheckbox
        label={m.uploads.selection.selectShown}
        uploads={uploads}
        selection={selection}
        onTogglePage={onTogglePage}
      />
      <LongList items={uploads} as="ul" name="cards" itemHeight={72} className={classes.list}>
        {(upload) => (
          <Card
            key={upload._id}
            upload={upload}
            isSelected={selection.has(upload._id)}
            onToggle={onToggle}
            onDelete={onDelete}
            onFavorite={onFavorite}
          />
        )}
      </LongList>
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
    <li
      className={classes.card}
      data-selected={isSelected || undefined}
      {...uploadAttribute(upload._id)}
    >
      <SelectionCheckbox
        label={m.uploads.selection.select({ name: upload.originalName })}
        state={isSelected ? 'all' : 'none'}
        onToggle={(isRange) => onToggle(upload, isRange)}
      />
      <FileIcon file={upload} />
      <div className={classes.text}>
        <DetailsLink id={upload._id} className={classes.name} tooltip={upload.originalName}>
          {upload.originalName}
        </DetailsLink>
        <p className={classes.detail}>
          <span>{formatBytes(upload.size)}</span>
          <time dateTime={upload.createdAt}>{formatDate(upload.createdAt)}</time>
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
          <span className={classes.type}>{upload.mimeType}</span>
        </p>
        <div className={classes.marks}>
          <LinkBadges upload={upload} />
          <TagList tags={upload.tags} />
        </div>
      </div>
      <div className={classes.all}>
        <UploadActions upload={upload} {...acting} />
      </div>
      <div className={classes.one}>
        {upload.isFavorite && <FavoriteButton upload={upload} onFavorite={acting.onFavorite} />}
        <CopyUrlButton name={upload.originalName} url={upload.publicUrl} />
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
    <span className={classes.count} data-tooltip={sentence}>
      {icon}
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className={classes.spoken}>{sentence}</span>
    </span>
  );
}
