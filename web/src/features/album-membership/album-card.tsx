import type { Album } from '@perch/contract/albums/albums';
import { IconLibraryPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { m } from '../../language/messages.ts';
import { AlbumBadges } from './album-badges.tsx';

import classes from './album-card.module.css';

/** An album as a card: its cover, its name, and how it is seen. */
export function AlbumCard({ album }: { album: Album }) {
  const { _id: id, name, uploadCount: count } = album;
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <AlbumCover thumbnailUrl={album.thumbnailUrl} />
      </div>
      <div className={classes.foot}>
        <Link className={classes.name} to={`/albums/${id}`} data-tooltip={name}>
          {name}
        </Link>
        <div className={classes.detail}>
          <span className={classes.count}>{m.albums.files({ count })}</span>
          <AlbumBadges album={album} />
        </div>
      </div>
    </li>
  );
}

/** The picture of an album, as large as its container. */
export function AlbumCover({ thumbnailUrl }: Pick<Album, 'thumbnailUrl'>) {
  // The server cannot make a thumbnail of every image.
  const [failedUrl, setFailedUrl] = useState('');
  if (thumbnailUrl === '' || thumbnailUrl === failedUrl) {
    return <IconLibraryPhoto className={classes.icon} stroke={1.25} aria-hidden="true" />;
  }
  return (
    <img
      className={classes.picture}
      // Only the path: the page loads nothing from other hosts.
      src={new URL(thumbnailUrl).pathname}
      alt=""
      loading="lazy"
      onError={() => setFailedUrl(thumbnailUrl)}
    />
  );
}
