import type { Album } from '@perch/contract/albums/albums';
import type { AlbumVisibility } from '@perch/contract/albums/limits';
import { linkPasswordLengthMax, slugPattern } from '@perch/contract/uploads/limits';

import { fromLocalTime } from '../../../format/local-time.ts';
import { m } from '../../../language/messages.ts';
import { type LinkChoice, unchanged } from '../../upload-options/link-change/link-choice.ts';

/** The choice in the fields of an album. */
export interface AlbumChoice extends LinkChoice {
  name: string;
  description: string;
  visibility: AlbumVisibility;
  /** Empty: a random one. */
  slug: string;
}

/** A request's fields, and the sentences about them. */
export const albumFieldNames = [
  'name',
  'description',
  'visibility',
  'password',
  'expires',
  'slug',
] as const;
type FieldName = (typeof albumFieldNames)[number];
export type AlbumChange = Partial<Record<FieldName, string | null>>;
export type AlbumProblems = Partial<Record<FieldName, string>>;

type Chosen = Pick<Album, 'name' | 'description' | 'visibility' | 'slug'>;

/** What a new album begins with. */
const blank: Chosen = { name: '', description: '', visibility: 'unlisted', slug: '' };

/** The choice that leaves an album unchanged; without one: the choice for a new album. */
export function choiceOfAlbum(album: Chosen = blank): AlbumChoice {
  const { name, description, visibility, slug } = album;
  return { ...unchanged, name, description, visibility, slug };
}

/** What a choice changes in an album, or the fields of a new one. */
export function albumChange(choice: AlbumChoice, album: Chosen = blank): AlbumChange {
  const { visibility, end, endTime, password, passwordText } = choice;
  const [name, description, slug] = [choice.name, choice.description, choice.slug].map((text) =>
    text.trim(),
  );
  return {
    ...(name !== album.name && { name: name ?? '' }),
    ...(description !== album.description && { description: description ?? '' }),
    ...(visibility !== album.visibility && { visibility }),
    ...(slug !== album.slug && { slug: slug || null }),
    ...(end !== 'kept' && { expires: end === 'custom' ? fromLocalTime(endTime) : end }),
    ...(password === 'set' && { password: passwordText }),
    ...(password === 'removed' && { password: null }),
  };
}

/** Why the server would refuse a choice, by field. The server validates again, by its own clock. */
export function albumProblems(choice: AlbumChoice, nowMs: number): AlbumProblems {
  const { end, endTime, password, passwordText } = choice;
  const texts = m.linkChange;
  const slug = choice.slug.trim();
  const isPast = end === 'custom' && !(new Date(endTime).getTime() > nowMs);
  const length = [...passwordText].length;
  const isPassword = length > 0 && length <= linkPasswordLengthMax;
  return {
    ...(choice.name.trim() === '' && { name: m.albums.fields.nameMissing }),
    ...(slug !== '' && !slugPattern.test(slug) && { slug: texts.slug.invalid }),
    ...(isPast && { expires: texts.expiry.past }),
    ...(password === 'set' && !isPassword && { password: texts.password.missing }),
  };
}
