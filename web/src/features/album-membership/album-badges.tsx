import type { Album } from '@perch/contract/albums/albums';
import { IconEyeOff, IconLink, IconWorld } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { LinkBadges } from '../../ui/link-options/link-badges.tsx';

import classes from './album-badges.module.css';

const icons = { public: IconWorld, unlisted: IconLink, private: IconEyeOff };

/** Who sees an album, and how its page is locked and ends. */
export function AlbumBadges({ album }: { album: Album }) {
  const { visibility, expiresAt, hasPassword } = album;
  const Icon = icons[visibility];
  return (
    <div className={classes.badges}>
      <span className={classes.visibility} data-tooltip={m.albums.visibilityHints[visibility]}>
        <Icon size="0.875rem" aria-hidden="true" />
        {m.albums.visibility[visibility]}
      </span>
      <LinkBadges upload={{ expiresAt, hasPassword, downloadsLeft: null, burn: false }} />
    </div>
  );
}
