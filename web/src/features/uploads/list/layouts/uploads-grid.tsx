import { formatLength } from '@perch/contract/text/length';
import type { Upload } from '@perch/contract/uploads';
import { memo } from 'react';

import { formatDate } from '../../../../format/date.ts';
import { formatBytes } from '../../../../format/size.ts';
import { m } from '../../../../language/messages.ts';
import { useShownLanguage } from '../../../../language/use-shown-language.ts';
import { FileIcon } from '../../../../ui/file-icon.tsx';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { LongList } from '../../../../ui/long-list/long-list.tsx';
import { CopyUrlButton } from '../../actions/copy-url-button.tsx';
import { FavoriteButton } from '../../favorites/favorite-button.tsx';
import { PageCheckbox } from '../../selection/page-checkbox.tsx';
import { SelectionCheckbox } from '../../selection/selection-checkbox.tsx';
import { uploadAttribute } from '../file-rows.ts';
import { DetailsLink } from './details-link.tsx';
import type { UploadListProps } from './layout-props.ts';
import { TagList } from './tag-list.tsx';

import classes from './uploads-grid.module.css';

/** Large thumbnails; the other actions are in the details. */
export function UploadsGrid(props: UploadListProps) {
  const { uploads, selection, onToggle, onTogglePage, onFavorite } = props;
  return (
    <>
      <PageCheckbox
        label={m.uploads.selection.selectShown}
        uploads={uploads}
        selection={selection}
        onTogglePage={onTogglePage}
      />
      <LongList items={uploads} as="ul" name="grid" className={classes.grid}>
        {(upload) => (
          <Tile
            key={upload._id}
            upload={upload}
            isSelected={selection.has(upload._id)}
            onToggle={onToggle}
            onFavorite={onFavorite}
          />
        )}
      </LongList>
    </>
  );
}

interface TileProps {
  upload: Upload;
  isSelected: boolean;
  onToggle: UploadListProps['onToggle'];
  onFavorite: UploadListProps['onFavorite'];
}

/** Memoised: selecting one upload must not render the whole page again. */
const Tile = memo(function Tile({ upload, isSelected, onToggle, onFavorite }: TileProps) {
  useShownLanguage();
  const { originalName: name } = upload;
  return (
    <li
      className={classes.tile}
      data-selected={isSelected || undefined}
      {...uploadAttribute(upload._id)}
    >
      <div className={classes.picture}>
        <FileIcon file={upload} size="fill" />
        {upload.duration !== null && (
          <span className={classes.duration}>{formatLength(upload.duration)}</span>
        )}
      </div>
      <div className={classes.select}>
        <SelectionCheckbox
          label={m.uploads.selection.select({ name })}
          state={isSelected ? 'all' : 'none'}
          onToggle={(isRange) => onToggle(upload, isRange)}
        />
      </div>
      <div className={classes.badges}>
        <LinkBadges upload={upload} />
      </div>
      <div className={classes.foot}>
        <div className={classes.text}>
          <DetailsLink id={upload._id} className={classes.name} title={name}>
            {name}
          </DetailsLink>
          <p className={classes.detail}>
            {formatBytes(upload.size)} · {formatDate(upload.createdAt)}
          </p>
          {upload.tags.length > 0 && (
            <div className={classes.tags}>
              <TagList tags={upload.tags} />
            </div>
          )}
        </div>
        <div className={classes.copy}>
          <FavoriteButton upload={upload} onFavorite={onFavorite} />
          <CopyUrlButton name={name} url={upload.publicUrl} />
        </div>
      </div>
    </li>
  );
});
