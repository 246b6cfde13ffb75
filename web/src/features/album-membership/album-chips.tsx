import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { IconLibraryPhoto, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { albumQuery } from '../../api/albums/albums-queries.ts';
import { formatNumber } from '../../format/number.ts';
import { m } from '../../language/messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AddToAlbumDialog } from './add-to-album-dialog.tsx';
import { useRemoveFromAlbum } from './use-album-membership.ts';

import classes from './album-chips.module.css';

// Each has its own call for its name.
const shownMax = 20;

/** The albums that a file is in, each to be opened and left, and a way into others. */
export function AlbumChips({ upload }: { upload: Upload }) {
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoveFromAlbum();
  const { albums } = upload;
  const hidden = albums.length - shownMax;
  return (
    <section aria-labelledby="upload-albums">
      <div className={classes.head}>
        <h3 className={classes.title} id="upload-albums">
          {m.layout.pages.albums}
        </h3>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {m.linkOptions.addToAlbum}
        </Button>
      </div>
      {albums.length === 0 ? (
        <p className={classes.none}>{m.albums.adding.inNone}</p>
      ) : (
        <ul className={classes.chips}>
          {albums.slice(0, shownMax).map((id) => (
            <Chip key={id} id={id} onRemove={() => remove.mutate({ upload, id })} />
          ))}
          {hidden > 0 && <li className={classes.none}>+{formatNumber(hidden)}</li>}
        </ul>
      )}
      {isAdding && <AddToAlbumDialog uploads={[upload]} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function Chip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data: album } = useQuery(albumQuery(id));
  if (!album) return null;
  const { name } = album;
  return (
    <li className={classes.chip}>
      <Link className={classes.name} to={`/albums/${id}`} data-tooltip={name}>
        <IconLibraryPhoto size="0.875rem" aria-hidden="true" />
        <span className={classes.text}>{name}</span>
      </Link>
      <IconButton
        label={m.albums.adding.leave({ name })}
        icon={<IconX size="0.875rem" />}
        size={26}
        onClick={onRemove}
      />
    </li>
  );
}
