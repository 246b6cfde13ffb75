import { Button, Skeleton } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';
import { IconChevronLeft, IconLibraryPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { albumQuery } from '../../../api/albums/albums-queries.ts';
import { m } from '../../../language/messages.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { PageTitle } from '../../../ui/navigation/page-title.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useAsOpenAlbum } from '../../upload-options/open-album.ts';
import { AlbumHead } from './album-head.tsx';
import { AlbumMembers } from './album-members.tsx';

import classes from './album-details-page.module.css';

/** One album: what it is called, how it is seen, and its files. */
export function AlbumDetailsPage() {
  const { id = '' } = useParams();
  const { data: album, error, refetch } = useQuery(albumQuery(id));
  return (
    <div className={classes.page}>
      <PageTitle parts={[album?.name, m.layout.pages.albums]} />
      <Button
        className={classes.back ?? ''}
        component={Link}
        to="/albums"
        variant="subtle"
        size="compact-sm"
        leftSection={<IconChevronLeft size="1rem" aria-hidden="true" />}
      >
        {m.albums.all}
      </Button>
      {album && <Content key={album._id} album={album} />}
      {!album && (
        <Panel>
          {error ? (
            <LoadError
              icon={<IconLibraryPhoto />}
              title={m.albums.page.notShown}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <output aria-label={m.albums.loading}>
              <Skeleton className={classes.placeholder ?? ''} />
            </output>
          )}
        </Panel>
      )}
    </div>
  );
}

function Content({ album }: { album: Album }) {
  useAsOpenAlbum({ id: album._id, name: album.name });
  return (
    <Panel>
      <AlbumHead album={album} />
      <AlbumMembers album={album} />
    </Panel>
  );
}
