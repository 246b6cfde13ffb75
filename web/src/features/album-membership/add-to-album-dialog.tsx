import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';
import { albumNameLengthMax } from '@perch/contract/albums/limits';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { albumsQuery } from '../../api/albums/albums-queries.ts';
import { m } from '../../language/messages.ts';
import { FormDialog } from '../../ui/feedback/form-dialog.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useDebouncedText } from '../../ui/form/use-debounced-text.ts';
import { AlbumCover } from './album-card.tsx';
import { type Member, useAddToAlbum } from './use-album-membership.ts';

import classes from './add-to-album-dialog.module.css';

const offeredMax = 20;

interface AddToAlbumDialogProps {
  uploads: readonly Member[];
  onClose: () => void;
}

/** Adds files to albums, one after the other; those that have the files already say so. */
export function AddToAlbumDialog({ uploads, onClose }: AddToAlbumDialogProps) {
  const texts = m.albums.adding;
  const [search, setSearch] = useState('');
  const [text, setText] = useDebouncedText(search, setSearch);
  const [complete, setComplete] = useState<readonly string[]>([]);
  const add = useAddToAlbum(({ _id: id }) => setComplete((before) => [...before, id]));
  const name = text.trim();
  const make = () => {
    if (name !== '' && !add.isPending) {
      add.mutate({ uploads, album: { name } }, { onSuccess: () => setText('') });
    }
  };
  return (
    <FormDialog isOpen title={texts.title({ count: uploads.length })} onClose={onClose}>
      <div className={classes.body}>
        <Field
          label={texts.search}
          size="sm"
          type="search"
          autoComplete="off"
          dir="auto"
          maxLength={albumNameLengthMax}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {name !== '' && (
          <Button
            className={classes.make ?? ''}
            variant="default"
            leftSection={<IconPlus size="1rem" aria-hidden="true" />}
            loading={add.isPending && typeof add.variables.album !== 'string'}
            onClick={make}
          >
            {m.albums.createNamed({ name })}
          </Button>
        )}
        <Offered
          search={search}
          uploads={uploads}
          complete={complete}
          onChoose={(album) => {
            if (!add.isPending) add.mutate({ uploads, album });
          }}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}

interface OfferedProps {
  search: string;
  uploads: readonly Member[];
  /** Ids of albums that have got the files. */
  complete: readonly string[];
  onChoose: (id: string) => void;
}

function Offered({ search, uploads, complete, onChoose }: OfferedProps) {
  const shown = { search, sort: 'changedAt', order: 'desc', limit: offeredMax } as const;
  const list = useQuery(albumsQuery(shown));
  if (list.isPending) return <Loading />;
  if (!list.data) {
    const title = m.albums.notShown;
    return <LoadError title={title} error={list.error} onRetry={() => void list.refetch()} />;
  }
  const { albums } = list.data.data;
  if (albums.length === 0) {
    return (
      <p className={classes.none}>{search ? m.albums.noneFound({ search }) : m.albums.none}</p>
    );
  }
  return (
    <ul className={classes.list}>
      {albums.map((album) => (
        <li key={album._id}>
          <Choice
            album={album}
            uploads={uploads}
            isComplete={complete.includes(album._id)}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  album: Album;
  uploads: readonly Member[];
  isComplete: boolean;
  onChoose: (id: string) => void;
}

function Choice({ album, uploads, isComplete, onChoose }: ChoiceProps) {
  const { _id: id, name, uploadCount } = album;
  const total = uploads.length;
  const count = isComplete ? total : uploads.filter(({ albums }) => albums.includes(id)).length;
  const hasAll = count === total;
  const { all, some } = m.albums.adding;
  return (
    <button
      type="button"
      className={classes.album}
      // It keeps the focus, and says what it has now.
      aria-disabled={hasAll}
      onClick={() => {
        if (!hasAll) onChoose(id);
      }}
    >
      <span className={classes.cover}>
        <AlbumCover thumbnailUrl={album.thumbnailUrl} />
      </span>
      <span className={classes.text}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.detail}>{m.albums.files({ count: uploadCount })}</span>
      </span>
      {count > 0 && <span className={classes.state}>{hasAll ? all : some({ count, total })}</span>}
    </button>
  );
}
