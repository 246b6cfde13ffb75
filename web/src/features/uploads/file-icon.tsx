import type { Category } from '@perch/contract/limits';
import {
  IconFile,
  IconFileText,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
} from '@tabler/icons-react';

import classes from './file-icon.module.css';

const icons = {
  image: IconPhoto,
  video: IconMovie,
  audio: IconMusic,
  text: IconFileText,
  archive: IconFileZip,
  other: IconFile,
} satisfies Record<Category, unknown>;

interface FileIconProps {
  category: Category;
  /** Empty where there is none. */
  thumbnailUrl: string;
}

export function FileIcon({ category, thumbnailUrl }: FileIconProps) {
  const Icon = icons[category];
  return (
    <span className={classes.tile}>
      {thumbnailUrl ? (
        <img className={classes.thumbnail} src={thumbnailUrl} alt="" loading="lazy" />
      ) : (
        <Icon size="1.25rem" stroke={1.5} aria-hidden="true" data-category={category} />
      )}
    </span>
  );
}
