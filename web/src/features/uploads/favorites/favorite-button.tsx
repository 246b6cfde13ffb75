import type { Upload } from '@perch/contract/uploads';
import { IconStar, IconStarFilled } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

import classes from './favorite-button.module.css';

interface FavoriteButtonProps {
  upload: Upload;
  onFavorite: (uploads: readonly Upload[]) => void;
}

/** A star, which is filled where the file is a favourite. */
export function FavoriteButton({ upload, onFavorite }: FavoriteButtonProps) {
  const { originalName: name, isFavorite } = upload;
  const { add, remove } = m.marks.favorite;
  return (
    <IconButton
      label={(isFavorite ? remove : add)({ name })}
      icon={
        isFavorite ? (
          <IconStarFilled className={classes.filled} size="1.125rem" />
        ) : (
          <IconStar size="1.125rem" />
        )
      }
      onClick={() => onFavorite([upload])}
    />
  );
}
