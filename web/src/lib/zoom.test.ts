import { expect, test } from 'bun:test';

import { fittingView, limitScale, limitView, toggleScale, zoomAt } from './zoom.ts';

test('a picture is never smaller than it fits, and not endlessly large', () => {
  expect([0.2, 1, 3, 40].map(limitScale)).toEqual([1, 1, 3, 16]);
});

test('a picture changes between its fit and its own pixels, a small one to twice its size', () => {
  expect(toggleScale(1, 3000, 1000)).toBe(3);
  expect(toggleScale(1, 300, 300)).toBe(2);
  expect(toggleScale(3, 3000, 1000)).toBe(1);
});

test('the place under the pointer stays there, however far the picture was zoomed before', () => {
  const point = { x: 100, y: -50 };
  const once = zoomAt(fittingView, 2, point);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  // The place of the picture at the point, relative to its centre and without its scale.
  const placeAt = ({ scale, x }: typeof once) => (point.x - x) / scale;
  expect(placeAt(once)).toBe(placeAt(fittingView));
  expect(placeAt(zoomAt(once, 5, point))).toBe(100);
  expect(zoomAt(once, 1, point)).toEqual(fittingView);
});

test('a picture stays in its stage: centred as long as there is room, at the edge otherwise', () => {
  const [picture, stage] = [
    { width: 400, height: 100 },
    { width: 500, height: 300 },
  ];
  const far = { scale: 2, x: 1000, y: 1000 };
  expect(limitView(far, picture, stage)).toEqual({ scale: 2, x: 150, y: 0 });
  expect(limitView({ ...far, x: -1000 }, picture, stage).x).toBe(-150);
  expect(limitView({ ...far, x: 30 }, picture, stage).x).toBe(30);
});
