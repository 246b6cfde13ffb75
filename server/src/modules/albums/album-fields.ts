import {
  albumDescriptionLengthMax,
  albumNameLengthMax,
  type AlbumOwnLinks,
  albumOwnLinks,
  albumVisibilities,
  type AlbumVisibility,
} from '@perch/contract/albums/limits';

import { isId } from '../../lib/random.ts';
import { type Expiry, invalidOption, parseJson } from '../uploads/options/options.ts';

/** The album's fields in a request, each validated separately; missing ones are left out. */
export interface RequestedFields {
  name?: string;
  description?: string;
  visibility?: AlbumVisibility;
  /** The id of a member, not looked up yet; null: the first one. */
  cover?: string | null;
  /** In the clear; null takes it away. */
  password?: string | null;
  expiry?: Expiry;
  ownLinks?: AlbumOwnLinks;
  /** null: a random one. */
  slug?: string | null;
}

type Json = Readonly<Record<string, unknown>>;

/** What albums have in common with uploads. */
const optionNames = new Set(['password', 'expires', 'slug']);

/** The fields of a request's JSON. Throws `invalid_option`, also for a property that is none. */
export function parseAlbumFields(json: Json, now: number): RequestedFields {
  const options: Record<string, unknown> = {};
  let fields: RequestedFields = {};
  for (const [name, value] of Object.entries(json)) {
    const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined;
    if (parse) fields = { ...fields, ...parse(value) };
    else if (optionNames.has(name)) options[name] = value;
    else throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
  }
  const { password, expiry, slug } = parseJson(options, now);
  // The archive of an album has this address.
  if (slug?.toLowerCase().endsWith('.zip'))
    throw invalidOption('slug', (m) => m.albums.slugOfArchive);
  return {
    ...fields,
    ...(password !== undefined && { password }),
    ...(expiry !== undefined && { expiry }),
    ...(slug !== undefined && { slug }),
  };
}

const parsers: Record<string, (value: unknown) => RequestedFields> = {
  name(value) {
    const name = textOf(value, albumNameLengthMax)?.trim().normalize('NFC') ?? '';
    if (name !== '' && !/[\p{Cc}\p{Cs}]/u.test(name) && isVisible(name)) return { name };
    throw invalidOption('name', (m) => m.albums.name({ max: albumNameLengthMax }));
  },
  description(value) {
    if (value === null) return { description: '' };
    const text = textOf(value, albumDescriptionLengthMax)?.replaceAll(/\r\n?/g, '\n').trim();
    // Lines and tabs are part of it.
    if (text !== undefined && !/(?![\n\t])\p{Cc}|\p{Cs}/u.test(text)) return { description: text };
    throw invalidOption('description', (m) =>
      m.albums.description({ max: albumDescriptionLengthMax }),
    );
  },
  visibility(value) {
    const visibility = albumVisibilities.find((each) => each === value);
    if (visibility) return { visibility };
    throw invalidOption('visibility', (m) => m.albums.visibility);
  },
  ownLinks(value) {
    const ownLinks = albumOwnLinks.find((each) => each === value);
    if (ownLinks) return { ownLinks };
    throw invalidOption('ownLinks', (m) => m.albums.ownLinks);
  },
  cover(value) {
    if (value === null) return { cover: null };
    if (typeof value === 'string' && isId(value)) return { cover: value };
    throw invalidOption('cover', (m) => m.albums.cover);
  },
};

/** A text of limited length in code points, without counting surrounding spaces. */
function textOf(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length > 4 * max) return undefined;
  return [...value.trim()].length <= max ? value : undefined;
}

/** Whether anything is seen of it: marks and joiners alone are nothing. */
const isVisible = (name: string) => /[^\p{Cf}\p{Z}\p{M}]/u.test(name);
