import type { FileRequest } from '@perch/contract/requests/requests';
import {
  IconClock,
  IconDatabase,
  IconFileCheck,
  IconFiles,
  IconLock,
  IconMail,
  IconPhotoShare,
  IconRuler2,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { albumChoicesQuery } from '../../api/albums/album-choices-query.ts';
import { formatDateTime } from '../../format/date.ts';
import { formatList } from '../../format/formats.ts';
import { formatBytes } from '../../format/size.ts';
import { m } from '../../language/messages.ts';

import classes from './request-facts.module.css';

const iconSize = '0.875rem';

/** What a request has received, and what it takes. */
export function RequestFacts({ request }: { request: FileRequest }) {
  const { files, bytes, maxFiles, maxBytes, maxFileSize, types } = request;
  const { expiresAt, hasPassword, notify, album } = request;
  const texts = m.fileRequests;
  const { badges } = m.linkOptions;
  return (
    <ul className={classes.facts}>
      <Fact icon={<IconFiles size={iconSize} />}>{texts.received({ files, max: maxFiles })}</Fact>
      <Fact icon={<IconDatabase size={iconSize} />}>
        {maxBytes === null
          ? formatBytes(bytes)
          : texts.receivedBytes({ size: bytes, max: maxBytes })}
      </Fact>
      {expiresAt && (
        <Fact icon={<IconClock size={iconSize} />}>
          <time dateTime={expiresAt}>{badges.endsAt({ date: formatDateTime(expiresAt) })}</time>
        </Fact>
      )}
      {hasPassword && <Fact icon={<IconLock size={iconSize} />}>{badges.locked}</Fact>}
      {maxFileSize !== null && (
        <Fact icon={<IconRuler2 size={iconSize} />}>{texts.eachUpTo({ max: maxFileSize })}</Fact>
      )}
      {types.length > 0 && (
        <Fact icon={<IconFileCheck size={iconSize} />}>
          {texts.onlyTypes({ types: formatList(types) })}
        </Fact>
      )}
      {album !== null && <AlbumFact id={album} />}
      {notify && <Fact icon={<IconMail size={iconSize} />}>{texts.notifies}</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.fact}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.words}>{children}</span>
    </li>
  );
}

/** The name of the album; nothing until it is known. */
function AlbumFact({ id }: { id: string }) {
  const { data: albums } = useQuery(albumChoicesQuery);
  const name = albums?.find((album) => album.id === id)?.name;
  if (name === undefined) return null;
  return (
    <Fact icon={<IconPhotoShare size={iconSize} />}>{m.fileRequests.inAlbum({ album: name })}</Fact>
  );
}
