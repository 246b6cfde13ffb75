import { albumUploadsMax } from '@perch/contract/albums/limits';

import { isId } from '../../../lib/random.ts';
import { noSuchUpload } from '../../uploads/find-upload.ts';
import { invalidOption } from '../../uploads/options/options.ts';

/** What a request changes of an album's members: ids of uploads, each once in its list. */
export interface RequestedMembers {
  add: readonly string[];
  remove: readonly string[];
  /** Members that take, in this order, the places that they have together. */
  order: readonly string[];
}

const lists = ['add', 'remove', 'order'] as const;
type List = (typeof lists)[number];

/** The lists of a request's JSON. Throws `invalid_option`, and `not_found` for a text that is no id. */
export function parseMembers(json: Readonly<Record<string, unknown>>): RequestedMembers {
  const unknown = Object.keys(json).find((name) => !lists.some((list) => list === name));
  if (unknown !== undefined) {
    throw invalidOption(unknown, (m) => m.linkOptions.options.unknown({ name: unknown }));
  }
  const [add, remove, order] = lists.map((list) => [...idsIn(list, json[list])]);
  const members = { add: add ?? [], remove: remove ?? [], order: order ?? [] };
  const removed = new Set(members.remove);
  if (members.add.some((id) => removed.has(id)))
    throw invalidOption('remove', (m) => m.albums.addedAndRemoved);
  return members;
}

function idsIn(name: List, value: unknown): ReadonlySet<string> {
  if (value === undefined) return new Set();
  if (!Array.isArray(value) || value.length > albumUploadsMax)
    throw invalidOption(name, (m) => m.albums.ids({ name, max: albumUploadsMax }));
  const ids = new Set<string>();
  for (const each of value) {
    if (typeof each !== 'string')
      throw invalidOption(name, (m) => m.albums.ids({ name, max: albumUploadsMax }));
    if (!isId(each)) throw noSuchUpload();
    // Of an order it is not known which of the two places is meant.
    if (name === 'order' && ids.has(each)) throw invalidOption(name, (m) => m.albums.orderedTwice);
    ids.add(each);
  }
  return ids;
}
