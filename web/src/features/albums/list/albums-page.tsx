import { Button, Skeleton } from '@mantine/core';
import { IconFileSearch, IconLibraryPhoto, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';

import { albumsQuery } from '../../../api/albums/albums-queries.ts';
import { m } from '../../../language/messages.ts';
import { lazy } from '../../../lib/lazy.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { PageTitle } from '../../../ui/navigation/page-title.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AlbumCard } from '../../album-membership/album-card.tsx';
import { albumSortings, albumsSearch, type AlbumsState, readAlbumsState } from './albums-url.ts';

import classes from './albums-page.module.css';

const NewAlbumDialog = lazy(async () => ({
  default: (await import('../form/new-album-dialog.tsx')).NewAlbumDialog,
}));

/** The account's albums. */
export function AlbumsPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const shown = readAlbumsState(parameters);
  const [isMaking, setIsMaking] = useState(false);
  const make = () => setIsMaking(true);
  return (
    <div className={classes.page}>
      <PageTitle parts={[m.layout.pages.albums]} />
      <Panel
        title={m.albums.yours}
        side={
          <Button leftSection={<IconPlus size="1rem" aria-hidden="true" />} onClick={make}>
            {m.albums.create}
          </Button>
        }
      >
        <Toolbar shown={shown} />
        <Content shown={shown} />
      </Panel>
      <Suspense>
        {isMaking && (
          <NewAlbumDialog
            onClose={() => setIsMaking(false)}
            onCreated={({ _id: id }) => {
              setIsMaking(false);
              void navigate(`/albums/${id}`);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function Toolbar({ shown }: { shown: AlbumsState }) {
  const navigate = useNavigate();
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={m.albums.search}
        value={shown.search}
        onSearch={(search) =>
          void navigate({ search: albumsSearch({ ...shown, page: 1, search }) }, { replace: true })
        }
      />
      <SelectField
        className={classes.sort ?? ''}
        size="sm"
        aria-label={m.uploads.list.sortBy}
        data={albumSortings.map(({ id }) => ({
          value: id,
          label: id === 'changed' ? m.albums.changedLast : m.uploads.list.sortings[id],
        }))}
        value={shown.sortId}
        onChange={({ currentTarget: { value } }) => {
          const sortId = albumSortings.find(({ id }) => id === value)?.id ?? shown.sortId;
          void navigate({ search: albumsSearch({ ...shown, page: 1, sortId }) });
        }}
      />
    </div>
  );
}

function Content({ shown }: { shown: AlbumsState }) {
  const { page, search, sortId } = shown;
  const { sort, order } = albumSortings.find(({ id }) => id === sortId) ?? albumSortings[0];
  const list = useQuery(albumsQuery({ page, search, sort, order }));
  if (list.isPending) return <AlbumsSkeleton />;
  if (!list.data) {
    const title = m.albums.notShown;
    return <LoadError title={title} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const { data, pagination } = list.data;
  if (data.albums.length > 0) {
    return (
      <div className={classes.content} data-stale={list.isPlaceholderData || undefined}>
        <ul className={classes.grid}>
          {data.albums.map((album) => (
            <AlbumCard key={album._id} album={album} />
          ))}
        </ul>
        <Pager
          pagination={pagination}
          searchOf={(number) => albumsSearch({ ...shown, page: number })}
        />
      </div>
    );
  }
  // Deletions can empty the last page.
  const last = Math.max(1, pagination.pages);
  if (page > last) return <Navigate to={albumsSearch({ ...shown, page: last }) || '.'} replace />;
  return search ? <NoResults search={search} /> : <NoAlbums />;
}

function NoResults({ search }: { search: string }) {
  return (
    <Notice
      icon={<IconFileSearch />}
      title={m.albums.noneFound({ search })}
      action={
        <Button component={Link} to="." variant="default">
          {m.albums.all}
        </Button>
      }
    />
  );
}

function NoAlbums() {
  return (
    <Notice icon={<IconLibraryPhoto />} title={m.albums.none}>
      {m.albums.noneHint}
    </Notice>
  );
}

const places = [0, 1, 2, 3];

function AlbumsSkeleton() {
  return (
    <output className={classes.grid} aria-label={m.albums.loading}>
      {places.map((place) => (
        <Skeleton key={place} className={classes.placeholder ?? ''} />
      ))}
    </output>
  );
}
