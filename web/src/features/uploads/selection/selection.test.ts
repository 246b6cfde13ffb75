import { expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import {
  emptySelection,
  pageState,
  publicLinks,
  togglePage,
  toggleRange,
  toggleUpload,
  totalSize,
  withoutIds,
  withUpdated,
} from './selection.ts';

const upload = (id: string): Upload => ({
  _id: id,
  fileId: id,
  originalName: `${id}.txt`,
  createdAt: '2026-11-21T09:00:00.000Z',
  size: 1,
  humanSize: '1 Bytes',
  mimeType: 'text/plain',
  category: 'text',
  sha256: '',
  publicUrl: `https://files.example.org/f/${id}`,
  thumbnailUrl: '',
  isThumbnailPending: false,
  width: null,
  height: null,
  duration: null,
  pages: null,
  camera: null,
  views: 0,
  downloads: 0,
  lastOpenedAt: null,
  domain: null,
  appSlug: id,
  rawUrl: `https://files.example.org/f/${id}`,
  viewUrl: `https://files.example.org/v/${id}`,
  link: 'raw',
  expiresAt: null,
  downloadsLeft: null,
  burn: false,
  hasPassword: false,
  stripped: null,
  stripFailed: false,
  albums: [],
  trashedAt: null,
  tags: [],
  isFavorite: false,
  receivedFrom: null,
});
const [a, b, c] = [upload('a'), upload('b'), upload('c')];

test('choosing an upload twice is choosing it not at all', () => {
  const once = toggleUpload(emptySelection, a);
  expect([...once.keys()]).toEqual(['a']);
  expect(toggleUpload(once, a).size).toBe(0);
  expect(emptySelection.size).toBe(0);
});

test('a page is selected as a whole, and the selection on other pages stays', () => {
  const elsewhere = toggleUpload(emptySelection, c);
  expect(pageState(elsewhere, [a, b])).toBe('none');
  const part = toggleUpload(elsewhere, a);
  expect(pageState(part, [a, b])).toBe('some');
  const whole = togglePage(part, [a, b]);
  expect(pageState(whole, [a, b])).toBe('all');
  expect([...whole.keys()]).toEqual(['c', 'a', 'b']);
  expect([...togglePage(whole, [a, b]).keys()]).toEqual(['c']);
});

test('a range reaches from the last click to this one, in either direction', () => {
  const page = [a, b, c, upload('d')];
  const first = toggleUpload(emptySelection, c);
  const upwards = toggleRange(first, page, 'c', a);
  expect([...upwards.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect([...toggleRange(upwards, page, 'a', b).keys()]).toEqual(['c']);
});

test('a range without a last click on this page is a single click', () => {
  expect([...toggleRange(emptySelection, [a, b], undefined, b).keys()]).toEqual(['b']);
  const elsewhere = toggleUpload(emptySelection, c);
  expect([...toggleRange(elsewhere, [a, b], 'c', b).keys()]).toEqual(['c', 'b']);
});

test('an empty page is not chosen', () => {
  expect(pageState(emptySelection, [])).toBe('none');
});

test('links stand one a line in the order of choosing, and deleted uploads are left out', () => {
  const both = toggleUpload(toggleUpload(emptySelection, b), a);
  expect(publicLinks([...both.values()])).toBe(
    'https://files.example.org/f/b\nhttps://files.example.org/f/a',
  );
  const rest = withoutIds(both, ['b', 'c']);
  expect(publicLinks([...rest.values()])).toBe('https://files.example.org/f/a');
});

test('the size is that of all chosen uploads together', () => {
  const large = { ...c, size: 5 * 1024 ** 3 };
  expect(totalSize(emptySelection)).toBe(0);
  expect(totalSize(toggleUpload(toggleUpload(emptySelection, a), large))).toBe(1 + 5 * 1024 ** 3);
});

test('uploads that were changed are chosen as they are now, and others are not chosen by it', () => {
  const publicUrl = 'https://files.example.org/v/a';
  const changed = withUpdated(toggleUpload(emptySelection, a), [{ ...a, publicUrl }, b]);
  expect([...changed.keys()]).toEqual(['a']);
  expect(publicLinks([...changed.values()])).toBe(publicUrl);
});
