import type { Album } from '@perch/contract/albums/albums';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';

import { albumsQuery } from '../../api/albums/albums-queries.ts';
import { m } from '../../language/messages.ts';
import { AlbumCover } from './album-card.tsx';
import { type Member, useAddToAlbum } from './use-album-membership.ts';

import classes from './album-drop-panel.module.css';

const offeredMax = 8;

interface AlbumDropPanelProps {
  /** The files that are being dragged; none: the panel is hidden. */
  uploads: readonly Member[];
  onDropped: () => void;
}

/** The latest albums, beside a list of which files are being dragged. With the keyboard there is the dialog. */
export function AlbumDropPanel({ uploads, onDropped }: AlbumDropPanelProps) {
  const shown = { search: '', sort: 'changedAt', order: 'desc', limit: offeredMax } as const;
  const { data } = useQuery(albumsQuery(shown));
  const add = useAddToAlbum(() => undefined);
  const albums = data?.data.albums ?? [];
  if (uploads.length === 0 || albums.length === 0) return null;
  return (
    <aside className={classes.panel} aria-label={m.albums.adding.drop}>
      <p className={classes.title}>{m.albums.adding.drop}</p>
      <ul>
        {albums.map((album) => (
          <Target
            key={album._id}
            album={album}
            onDrop={() => {
              onDropped();
              if (!add.isPending) add.mutate({ uploads, album: album._id });
            }}
          />
        ))}
      </ul>
    </aside>
  );
}

function Target({ album, onDrop }: { album: Album; onDrop: () => void }) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    // Without this nothing can be dropped here.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  return (
    <li>
      <button
        type="button"
        className={classes.album}
        data-over={isOver || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          onDrop();
        }}
        onClick={onDrop}
      >
        <span className={classes.cover}>
          <AlbumCover thumbnailUrl={album.thumbnailUrl} />
        </span>
        <span className={classes.name} dir="auto">
          {album.name}
        </span>
      </button>
    </li>
  );
}
