import type { Category } from '@perch/contract/limits';
import {
  IconFile,
  IconFileText,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
} from '@tabler/icons-react';
import { useState } from 'react';

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
  /** `fill`: as large as what is around it. */
  size?: 'small' | 'fill';
}

export function FileIcon({ category, thumbnailUrl, size = 'small' }: FileIconProps) {
  // Not every picture that looks like one can be made smaller.
  const [failedUrl, setFailedUrl] = useState('');
  const Icon = icons[category];
  const hasThumbnail = thumbnailUrl !== '' && thumbnailUrl !== failedUrl;
  return (
    <span className={classes.tile} data-size={size}>
      {hasThumbnail ? (
        <img
          className={classes.thumbnail}
          // By the name that this page was opened under: nothing is loaded from another host.
          src={new URL(thumbnailUrl).pathname}
          alt=""
          loading="lazy"
          onError={() => setFailedUrl(thumbnailUrl)}
        />
      ) : (
        <Icon
          size={size === 'fill' ? '2.5rem' : '1.25rem'}
          stroke={1.5}
          aria-hidden="true"
          data-category={category}
        />
      )}
    </span>
  );
}
