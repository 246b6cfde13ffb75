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
  /** Empty without a thumbnail. */
  thumbnailUrl: string;
  /** `fill`: as large as its container. */
  size?: 'small' | 'fill';
}

export function FileIcon({ category, thumbnailUrl, size = 'small' }: FileIconProps) {
  // The server cannot make a thumbnail of every image.
  const [failedUrl, setFailedUrl] = useState('');
  const Icon = icons[category];
  const hasThumbnail = thumbnailUrl !== '' && thumbnailUrl !== failedUrl;
  return (
    <span className={classes.tile} data-size={size}>
      {hasThumbnail ? (
        <img
          className={classes.thumbnail}
          data-start={category === 'text' || category === 'other' || undefined}
          // Only the path: the page loads nothing from other hosts.
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
