import { useQuery } from '@tanstack/react-query';

import { albumQuery, albumsQuery } from '../../../api/albums/albums-queries.ts';
import { m } from '../../../language/messages.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

// Files join an album that is not among these by its own page.
const offeredMax = 100;
const latest = { search: '', sort: 'changedAt', order: 'desc', limit: offeredMax } as const;

interface AlbumFieldProps {
  /** An id. */
  value: string | undefined;
  onChange: (album: string | undefined) => void;
  problem?: string | undefined;
}

/** The album that files join; the latest that were changed are offered. */
export function AlbumField({ value, onChange, problem }: AlbumFieldProps) {
  const texts = m.newUploads.album;
  const { data: list } = useQuery(albumsQuery(latest));
  const { data: chosen } = useQuery({ ...albumQuery(value ?? ''), enabled: value !== undefined });
  const albums = list?.data.albums ?? [];
  const others = albums.filter(({ _id: id }) => id !== value);
  // An album that was deleted stays chosen until another one is: the server refuses it by its name.
  const own = value === undefined ? [] : [{ value, label: chosen?.name ?? value }];
  if (albums.length === 0 && value === undefined) return null;
  return (
    <SelectField
      size="sm"
      label={texts.label}
      data={[
        { value: '', label: texts.none },
        ...own,
        ...others.map(({ _id: id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? ''}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
