import { afterEach, expect, test } from 'bun:test';

import { createThumbnailMaker } from './thumbnail-maker.ts';

const pixel = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const picture = new Blob([pixel]);
const makers: ReturnType<typeof createThumbnailMaker>[] = [];
afterEach(() => {
  for (const maker of makers.splice(0)) maker.close();
});

function open(options = {}) {
  const maker = createThumbnailMaker(options);
  makers.push(maker);
  return maker;
}

test('makes a WebP of a picture, and nothing of any other file', async () => {
  const maker = open();
  const thumbnail = await maker.make(picture, picture.size);
  expect(await new Bun.Image(thumbnail ?? '').metadata()).toEqual({
    width: 1,
    height: 1,
    format: 'webp',
  });
  const text = new Blob(['no picture']);
  expect(await maker.make(text, text.size)).toBeUndefined();
});

test('does not take a picture that breaks off for one that is broken', async () => {
  const maker = open();
  await expect(maker.make(picture.slice(0, 40), picture.size)).rejects.toThrow('come whole');
  await expect(maker.make(Bun.file('/nowhere/at-all'), 9)).rejects.toThrow('ENOENT');
  expect(await maker.make(picture, picture.size)).toBeDefined();
});

test('gives a picture up that takes too long, and goes on with the next', async () => {
  const maker = open({ timeoutMs: 8000 });
  // All of it has come, but it never ends.
  const endless = {
    stream: () => new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(pixel) }),
  };
  const outcomes = [maker.make(endless, picture.size), maker.make(picture, picture.size)];
  expect(await outcomes[0]).toBeUndefined();
  expect(await outcomes[1]).toBeDefined();
});

test('does not blame a picture for a storage that is slow or fails', async () => {
  const maker = open({ timeoutMs: 500 });
  const silent = { stream: () => new ReadableStream<Uint8Array>() };
  const cut = {
    stream: () =>
      new ReadableStream<Uint8Array>({
        start: (to) => to.enqueue(pixel.subarray(0, 40)),
        pull: () => Promise.reject(new Error('the storage has gone')),
      }),
  };
  const absent = { stream: () => Promise.reject(new Error('the storage is not there')) };
  await expect(maker.make(silent, picture.size)).rejects.toThrow('No thumbnail');
  await expect(maker.make(cut, picture.size)).rejects.toThrow('has gone');
  await expect(maker.make(absent, picture.size)).rejects.toThrow('not there');
  expect(await open().make(picture, picture.size)).toBeDefined();
});

test('ends the process under way when it is closed, without blaming the picture', async () => {
  const maker = open();
  const making = [maker.make(picture, picture.size), maker.make(picture, picture.size)];
  maker.close();
  const outcomes = await Promise.allSettled(making);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
  }
});
