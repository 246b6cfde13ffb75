import { afterAll, beforeEach, expect, test } from 'bun:test';

import { act, screen } from '@testing-library/react';

import { render } from '../../../test/render.tsx';
import { LongList } from './long-list.tsx';

const watched = new Map<Element, IntersectionObserverCallback>();
const original = globalThis.IntersectionObserver;

globalThis.IntersectionObserver = class extends original {
  constructor(private readonly tell: IntersectionObserverCallback) {
    super(tell);
  }
  override observe(element: Element): void {
    watched.set(element, this.tell);
  }
};
beforeEach(() => watched.clear());
afterAll(() => {
  globalThis.IntersectionObserver = original;
});

/** Tells a part of the list that it is near the viewport, or how high it is out of it. */
function scroll(part: Element | undefined, place: { isIntersecting: boolean; height: number }) {
  const tell = part && watched.get(part);
  if (!tell) throw new Error('no such part');
  const { isIntersecting, height } = place;
  const rect = new DOMRect(0, 0, 100, height);
  const entry = {
    isIntersecting,
    target: part,
    boundingClientRect: rect,
    intersectionRect: rect,
    intersectionRatio: 1,
    rootBounds: null,
    time: 0,
  };
  act(() => tell([entry], new original(() => undefined)));
}

const numbers = Array.from({ length: 130 }, (_, index) => index);
const show = (name: string, itemHeight?: number) =>
  render(
    <LongList
      partLength={60}
      items={numbers}
      as="ul"
      name={name}
      {...(itemHeight !== undefined && { itemHeight })}
    >
      {(number) => (
        <li key={number}>
          <a href={`/${number}`}>{`item ${number}`}</a>
        </li>
      )}
    </LongList>,
  );
const heightOf = (part: Element | undefined) =>
  part instanceof HTMLElement ? part.style.height : undefined;
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('parts that are far away are empty boxes of their height, and come back', async () => {
  await show('one');
  expect(links()).toHaveLength(130);
  const [, second] = watched.keys();
  scroll(second, { isIntersecting: false, height: 600 });
  expect(links()).toHaveLength(70);
  expect(links()[60]).toBe('item 120');
  expect(heightOf(second)).toBe('600px');
  scroll(second, { isIntersecting: true, height: 600 });
  expect(links()).toHaveLength(130);
  expect(heightOf(second)).toBe('');
});

test('a part that has the focus stays, and so does one that is not shown at all', async () => {
  await show('two');
  const [first, second] = watched.keys();
  first?.querySelector('a')?.focus();
  scroll(first, { isIntersecting: false, height: 600 });
  scroll(second, { isIntersecting: false, height: 0 });
  expect(links()).toHaveLength(130);
});

test('a list to which one comes back is as long as it was', async () => {
  await show('three');
  const [, second] = watched.keys();
  scroll(second, { isIntersecting: false, height: 600 });
  watched.clear();
  await show('three');
  expect(links()).toHaveLength(60);
  const [, again, last] = watched.keys();
  expect(heightOf(again)).toBe('600px');
  expect(heightOf(last)).toBe('100px');
});

test('where the height of an item is about known, the first part comes before the others', async () => {
  await show('four', 20);
  expect(links()).toHaveLength(60);
  const [, second, last] = watched.keys();
  expect(heightOf(second)).toBe('1200px');
  expect(heightOf(last)).toBe('200px');
  scroll(second, { isIntersecting: true, height: 1200 });
  expect(links()).toHaveLength(120);
  expect(heightOf(second)).toBe('');
});
