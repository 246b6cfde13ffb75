import type { Upload } from '@perch/contract/uploads';
import { IconGripVertical, IconPhotoStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';

import { m } from '../../../language/messages.ts';
import { useShownLanguage } from '../../../language/use-shown-language.ts';
import { FileIcon } from '../../../ui/file-icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkBadges } from '../../../ui/link-options/link-badges.tsx';
import { DetailsLink } from '../../uploads/list/layouts/details-link.tsx';
import { tileProportions } from '../../uploads/list/layouts/tile-ratio.ts';
import { SelectionCheckbox } from '../../uploads/selection/selection-checkbox.tsx';

import classes from './member-tile.module.css';

/** What can be done with a member; the same functions at each rendering. */
export interface MemberActions {
  /** `isRange`: everything since the last click. */
  onToggle: (upload: Upload, isRange: boolean) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, upload: Upload) => void;
  onCover: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

interface MemberTileProps extends MemberActions {
  upload: Upload;
  isSelected: boolean;
  isCover: boolean;
  /** The id of the text that says how a member is moved by keys. */
  hintId: string;
}

/** Memoised: a change of one must not render thousands again. */
export const MemberTile = memo(function MemberTile(props: MemberTileProps) {
  useShownLanguage();
  const { upload, isSelected, isCover, hintId, onToggle, onKey } = props;
  const { _id: id, originalName: name } = upload;
  return (
    <li
      className={classes.tile}
      data-member={id}
      data-selected={isSelected || undefined}
      {...tileProportions(upload)}
    >
      <div className={classes.picture}>
        <FileIcon file={upload} size="fill" />
      </div>
      <div className={classes.select}>
        <SelectionCheckbox
          label={m.uploads.selection.select({ name })}
          state={isSelected ? 'all' : 'none'}
          onToggle={(isRange) => onToggle(upload, isRange)}
        />
      </div>
      <button
        type="button"
        className={classes.handle}
        data-handle
        aria-label={m.albums.order.handle({ name })}
        aria-describedby={hintId}
        data-tooltip={m.albums.order.handle({ name })}
        onKeyDown={(event) => onKey(event, upload)}
      >
        <IconGripVertical size="1.125rem" aria-hidden="true" />
      </button>
      <div className={classes.badges}>
        {isCover && (
          <span className={classes.cover}>
            <IconStarFilled size="0.75rem" aria-hidden="true" />
            {m.albums.cover.is}
          </span>
        )}
        <LinkBadges upload={upload} />
      </div>
      <Foot {...props} />
    </li>
  );
});

function Foot({ upload, isCover, onCover, onRemove }: MemberTileProps) {
  const { _id: id, originalName: name } = upload;
  return (
    <div className={classes.foot}>
      <DetailsLink id={id} className={classes.name} tooltip={name}>
        {name}
      </DetailsLink>
      <div className={classes.actions}>
        {!isCover && (
          <IconButton
            label={m.albums.cover.set({ name })}
            icon={<IconPhotoStar size="1.125rem" />}
            size={30}
            onClick={() => onCover(upload)}
          />
        )}
        <IconButton
          label={m.albums.member.remove({ name })}
          icon={<IconX size="1.125rem" />}
          size={30}
          onClick={() => onRemove(upload)}
        />
      </div>
    </div>
  );
}
