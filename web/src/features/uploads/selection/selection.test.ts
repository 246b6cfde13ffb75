import { expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import {
  linksOf,
  nothingSelected,
  pageState,
  pageToggled,
  rangeToggled,
  toggled,
  without,
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
  views: 0,
  downloads: 0,
  domain: null,
});
const [a, b, c] = [upload('a'), upload('b'), upload('c')];

test('choosing an upload twice is choosing it not at all', () => {
  const once = toggled(nothingSelected, a);
  expect([...once.keys()]).toEqual(['a']);
  expect(toggled(once, a).size).toBe(0);
  expect(nothingSelected.size).toBe(0);
});

test('a page is chosen as a whole, and what is chosen elsewhere stays', () => {
  const elsewhere = toggled(nothingSelected, c);
  expect(pageState(elsewhere, [a, b])).toBe('none');
  const part = toggled(elsewhere, a);
  expect(pageState(part, [a, b])).toBe('some');
  const whole = pageToggled(part, [a, b]);
  expect(pageState(whole, [a, b])).toBe('all');
  expect([...whole.keys()]).toEqual(['c', 'a', 'b']);
  expect([...pageToggled(whole, [a, b]).keys()]).toEqual(['c']);
});

test('a range reaches from the last click to this one, in either direction', () => {
  const page = [a, b, c, upload('d')];
  const first = toggled(nothingSelected, c);
  const upwards = rangeToggled(first, page, 'c', a);
  expect([...upwards.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect([...rangeToggled(upwards, page, 'a', b).keys()]).toEqual(['c']);
});

test('a range without a last click on this page is a single click', () => {
  expect([...rangeToggled(nothingSelected, [a, b], undefined, b).keys()]).toEqual(['b']);
  const elsewhere = toggled(nothingSelected, c);
  expect([...rangeToggled(elsewhere, [a, b], 'c', b).keys()]).toEqual(['c', 'b']);
});

test('an empty page is not chosen', () => {
  expect(pageState(nothingSelected, [])).toBe('none');
});

test('links stand one a line in the order of choosing, and deleted uploads are left out', () => {
  const both = toggled(toggled(nothingSelected, b), a);
  expect(linksOf(both)).toBe('https://files.example.org/f/b\nhttps://files.example.org/f/a');
  expect(linksOf(without(both, ['b', 'c']))).toBe('https://files.example.org/f/a');
});
