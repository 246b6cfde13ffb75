import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { albumQuery } from '../../../../api/albums/albums-queries.ts';
import { formatDateTime } from '../../../../format/date.ts';
import { m } from '../../../../language/messages.ts';
import { useNow } from '../../../../ui/use-now.ts';

import classes from './album-lock.module.css';

/** What an album asks at the own links of its files; nothing where it leaves them as they are. */
export function AlbumLock({ id }: { id: string }) {
  const now = useNow();
  // The list of the file's albums asks for it as well, for its name.
  const { data: album } = useQuery(albumQuery(id));
  if (!album || album.ownLinks === 'open') return null;
  const { name, hasPassword, expiresAt } = album;
  const texts = m.fileDetails.albumLocks;
  if (expiresAt !== null && Date.parse(expiresAt) <= now) {
    return <Lock>{texts.expired({ name })}</Lock>;
  }
  return (
    <>
      {hasPassword && <Lock>{texts.password({ name })}</Lock>}
      {expiresAt !== null && (
        <Lock>{texts.expires({ name, date: formatDateTime(expiresAt) })}</Lock>
      )}
    </>
  );
}

const Lock = ({ children }: { children: string }) => (
  <p className={classes.lock}>
    <IconLock className={classes.icon} size="1rem" aria-hidden="true" />
    <span>{children}</span>
  </p>
);
