import type { Upload } from '@perch/contract/uploads';
import { IconFile } from '@tabler/icons-react';
import { useState } from 'react';

import classes from './file-icon.module.css';

interface FileIconProps {
  file: Pick<Upload, 'category' | 'originalName' | 'thumbnailUrl'>;
  /** `fill`: as large as its container. */
  size?: 'small' | 'fill';
}

/** A file's picture; where it has none, its extension in the colour of its category. */
export function FileIcon({ file, size = 'small' }: FileIconProps) {
  const { category, originalName, thumbnailUrl } = file;
  // The server cannot make a thumbnail of every image.
  const [failedUrl, setFailedUrl] = useState('');
  // A text cannot be read so small.
  const isLegible = size === 'fill' || category !== 'text';
  if (isLegible && thumbnailUrl !== '' && thumbnailUrl !== failedUrl) {
    return (
      <span className={classes.tile} data-size={size}>
        <img
          className={classes.thumbnail}
          data-start={category === 'text' || category === 'other' || undefined}
          // Only the path: the page loads nothing from other hosts.
          src={new URL(thumbnailUrl).pathname}
          alt=""
          loading="lazy"
          onError={() => setFailedUrl(thumbnailUrl)}
        />
      </span>
    );
  }
  const extension = shownExtension(originalName);
  return (
    <span className={classes.tile} data-size={size} data-category={category} aria-hidden="true">
      {extension === '' ? (
        <IconFile size={size === 'fill' ? '2.5rem' : '1.25rem'} stroke={1.5} />
      ) : (
        <span className={classes.extension}>{extension}</span>
      )}
    </span>
  );
}

/** As much of a file's extension as there is room for. */
const shownExtension = (name: string) =>
  /[^.]\.([a-z\d]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
