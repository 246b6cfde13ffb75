import type { Album } from '@perch/contract/albums/albums';
import type { AlbumOwnLinks, AlbumVisibility } from '@perch/contract/albums/limits';
import { linkPasswordLengthMax, slugPattern } from '@perch/contract/uploads/limits';

import { fromLocalTime } from '../../../format/local-time.ts';
import { m } from '../../../language/messages.ts';
import { type LinkChoice, unchanged } from '../../upload-options/link-change/link-choice.ts';

/** The choice in the fields of an album. */
export interface AlbumChoice extends LinkChoice {
  name: string;
  description: string;
  visibility: AlbumVisibility;
  ownLinks: AlbumOwnLinks;
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
  'ownLinks',
  'slug',
] as const;
type FieldName = (typeof albumFieldNames)[number];
export type AlbumChange = Partial<Record<FieldName, string | null>>;
export type AlbumProblems = Partial<Record<FieldName, string>>;

type Chosen = Pick<Album, 'name' | 'description' | 'visibility' | 'ownLinks' | 'slug'>;

/** What a new album is where its request says nothing else. */
const blank: Chosen = {
  name: '',
  description: '',
  visibility: 'unlisted',
  ownLinks: 'open',
  slug: '',
};

/** What the form of a new album begins with. */
const suggested: Chosen = { ...blank, ownLinks: 'with_album' };

/** The choice that leaves an album unchanged; without one: the choice for a new album. */
export function choiceOfAlbum(album: Chosen = suggested): AlbumChoice {
  const { name, description, visibility, ownLinks, slug } = album;
  return { ...unchanged, name, description, visibility, ownLinks, slug };
}

/** Whether an album has a password and an expiry with this choice. */
export function locksOfChoice(
  { password, end }: AlbumChoice,
  album: Pick<Album, 'hasPassword' | 'expiresAt'> = { hasPassword: false, expiresAt: null },
) {
  return {
    hasPassword: password === 'kept' ? album.hasPassword : password === 'set',
    hasExpiry: end === 'kept' ? album.expiresAt !== null : end !== 'never',
  };
}

/** What a choice changes in an album, or the fields of a new one. */
export function albumChange(choice: AlbumChoice, album: Chosen = blank): AlbumChange {
  const { visibility, ownLinks, end, endTime, password, passwordText } = choice;
  const [name, description, slug] = [choice.name, choice.description, choice.slug].map((text) =>
    text.trim(),
  );
  return {
    ...(name !== album.name && { name: name ?? '' }),
    ...(description !== album.description && { description: description ?? '' }),
    ...(visibility !== album.visibility && { visibility }),
    ...(ownLinks !== album.ownLinks && { ownLinks }),
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
