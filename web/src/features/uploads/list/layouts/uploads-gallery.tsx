import { formatLength } from '@perch/contract/text/length';
import type { Upload } from '@perch/contract/uploads';
import { memo, useId, useRef } from 'react';

import { formatMonth } from '../../../../format/month.ts';
import { formatBytes } from '../../../../format/size.ts';
import { m } from '../../../../language/messages.ts';
import { useShownLanguage } from '../../../../language/use-shown-language.ts';
import { FileIcon } from '../../../../ui/file-icon.tsx';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { LongList } from '../../../../ui/long-list/long-list.tsx';
import { CopyUrlButton } from '../../actions/copy-url-button.tsx';
import { FavoriteButton } from '../../favorites/favorite-button.tsx';
import { SelectionCheckbox } from '../../selection/selection-checkbox.tsx';
import { uploadAttribute } from '../file-rows.ts';
import { DetailsLink } from './details-link.tsx';
import type { UploadListProps } from './layout-props.ts';
import { monthsOf } from './months.ts';
import { tileProportions, useTrueProportions } from './tile-ratio.ts';

import classes from './uploads-gallery.module.css';

/** Pictures in rows of one height; by months where the list is in the order of time. */
export function UploadsGallery(props: UploadListProps) {
  const { uploads, shown, selection } = props;
  const gallery = useRef<HTMLDivElement>(null);
  useTrueProportions(gallery);
  return (
    <div ref={gallery} className={classes.gallery} data-selecting={selection.size > 0 || undefined}>
      {shown.sort === 'createdAt' ? (
        monthsOf(uploads).map(({ key, uploads: ofMonth }) => (
          <Month key={key} {...props} uploads={ofMonth} />
        ))
      ) : (
        <Tiles {...props} />
      )}
    </div>
  );
}

function Month(props: UploadListProps) {
  const id = useId();
  const [first] = props.uploads;
  return (
    <section aria-labelledby={id}>
      <h3 className={classes.month} id={id}>
        {first && formatMonth(first.createdAt)}
      </h3>
      <Tiles {...props} />
    </section>
  );
}

function Tiles({ uploads, selection, onToggle, onFavorite }: UploadListProps) {
  return (
    <LongList
      items={uploads}
      as="ul"
      name="gallery"
      className={classes.tiles}
      // Each begins a row.
      partLength={60}
    >
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
  );
}

interface TileProps extends Pick<UploadListProps, 'onToggle' | 'onFavorite'> {
  upload: Upload;
  isSelected: boolean;
}

/** Memoised: selecting one upload must not render the whole page again. */
const Tile = memo(function Tile({ upload, isSelected, onToggle, onFavorite }: TileProps) {
  useShownLanguage();
  const { _id: id, originalName: name, duration } = upload;
  return (
    <li
      className={classes.tile}
      data-selected={isSelected || undefined}
      {...tileProportions(upload)}
      {...uploadAttribute(id)}
    >
      <div className={classes.frame}>
        <DetailsLink
          id={id}
          className={classes.picture}
          label={m.uploads.actions.preview({ name })}
          isFull
        >
          <FileIcon file={upload} size="fill" />
        </DetailsLink>
        <div className={`${classes.select} ${classes.control}`}>
          <SelectionCheckbox
            label={m.uploads.selection.select({ name })}
            state={isSelected ? 'all' : 'none'}
            onToggle={(isRange) => onToggle(upload, isRange)}
          />
        </div>
        <div className={classes.actions}>
          <span className={`${classes.favorite} ${upload.isFavorite ? '' : classes.control}`}>
            <FavoriteButton upload={upload} onFavorite={onFavorite} />
          </span>
          <span className={classes.control}>
            <CopyUrlButton name={name} url={upload.publicUrl} />
          </span>
        </div>
        <div className={classes.badges}>
          <LinkBadges upload={upload} />
          {duration !== null && <span className={classes.duration}>{formatLength(duration)}</span>}
        </div>
      </div>
      <DetailsLink id={id} className={classes.name} tooltip={name}>
        {name}
      </DetailsLink>
      <p className={classes.size}>{formatBytes(upload.size)}</p>
    </li>
  );
});
