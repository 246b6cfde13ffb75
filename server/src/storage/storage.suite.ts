import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import type { Chunks } from './chunks.ts';
import { newKey, type Storage } from './storage.ts';

export interface StorageUnderTest {
  storage: Storage;
  /** Everything that the driver keeps, finished or not, by whatever names it uses. */
  listLeftovers(): Promise<string[]>;
  close(): Promise<void>;
}

async function* chunksOf(...parts: (string | Uint8Array)[]): Chunks {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function* failingAfter(part: string): Chunks {
  yield Buffer.from(part);
  throw new Error('the sender went away');
}

/** What every driver promises. Each driver's own test calls this with a way to open it. */
export function describeStorage(name: string, openStorage: () => Promise<StorageUnderTest>) {
  describe(`${name} storage`, () => {
    let opened: StorageUnderTest;
    beforeEach(async () => {
      opened = await openStorage();
    });
    afterEach(() => opened.close());
    const textOf = async (key: string) => new Response(await opened.storage.read(key)).text();

    test('gives back the bytes that it was given', async () => {
      const key = newKey();
      await opened.storage.write(key, chunksOf('one ', 'two ', 'three'));
      expect(await textOf(key)).toBe('one two three');
      expect(await opened.storage.size(key)).toBe(13);
    });

    test('settling keeps a file as it is, and creates none', async () => {
      const key = newKey();
      await opened.storage.write(key, chunksOf('one'));
      await opened.storage.settle(key);
      expect(await textOf(key)).toBe('one');
      const absent = newKey();
      await opened.storage.settle(absent).catch(() => {});
      expect(await opened.storage.size(absent)).toBeUndefined();
    });

    test('keeps the order and content of many chunks of odd sizes', async () => {
      const key = newKey();
      const parts = Array.from({ length: 300 }, (_, index) =>
        new Uint8Array((index * 7919) % 9000).fill(index % 251),
      );
      await opened.storage.write(key, chunksOf(...parts));
      const stored = await new Response(await opened.storage.read(key)).bytes();
      expect(Bun.hash(stored)).toBe(Bun.hash(Buffer.concat(parts)));
    });

    test('gives the range that is asked for, its end excluded', async () => {
      const key = newKey();
      await opened.storage.write(key, chunksOf('0123456789'));
      const middle = await opened.storage.read(key, { start: 2, end: 5 });
      expect(await new Response(middle).text()).toBe('234');
      const last = await opened.storage.read(key, { start: 9, end: 10 });
      expect(await new Response(last).text()).toBe('9');
    });

    test('stores an empty file', async () => {
      const key = newKey();
      await opened.storage.write(key, chunksOf());
      expect(await opened.storage.size(key)).toBe(0);
      expect(await textOf(key)).toBe('');
    });

    test('leaves nothing when the source fails half way, and passes the failure on', async () => {
      const key = newKey();
      const write = opened.storage.write(key, failingAfter('half a f'));
      expect(await outcomeOf(write)).toThrow('the sender went away');
      expect(await opened.storage.size(key)).toBeUndefined();
      expect(await opened.listLeftovers()).toEqual([]);
    });

    test('removes files, and accepts keys without one', async () => {
      const key = newKey();
      await opened.storage.write(key, chunksOf('gone soon'));
      await opened.storage.remove(key);
      await opened.storage.remove(key);
      expect(await opened.storage.size(key)).toBeUndefined();
      expect(await opened.listLeftovers()).toEqual([]);
    });

    test('removes many files at once, with keys among them that have none', async () => {
      const keys = Array.from({ length: 30 }, newKey);
      const [kept = '', ...stored] = keys.slice(0, 20);
      for (const key of [kept, ...stored]) await opened.storage.write(key, chunksOf('gone soon'));
      await opened.storage.removeAll(keys.slice(1));
      for (const key of stored) expect(await opened.storage.size(key)).toBeUndefined();
      expect(await opened.storage.size(kept)).toBe(9);
      await opened.storage.removeAll([]);
      expect(await outcomeOf(opened.storage.removeAll([kept, '../x']))).toThrow('storage key');
      expect(await opened.storage.size(kept)).toBe(9);
      await opened.storage.remove(kept);
    });

    test('keeps files apart that are written at the same time', async () => {
      const keys = Array.from({ length: 20 }, newKey);
      await Promise.all(keys.map((key) => opened.storage.write(key, chunksOf(key, key))));
      const texts = await Promise.all(keys.map(textOf));
      expect(texts).toEqual(keys.map((key) => key + key));
    });

    test.each(['', '../../etc/passwd', 'A'.repeat(32), 'a'.repeat(31), `${'a'.repeat(32)}/x`])(
      'refuses the key %p before the driver sees it',
      async (key) => {
        expect(await outcomeOf(opened.storage.write(key, chunksOf('x')))).toThrow('storage key');
        expect(() => opened.storage.read(key)).toThrow('storage key');
        expect(await outcomeOf(opened.storage.remove(key))).toThrow('storage key');
        expect(await opened.listLeftovers()).toEqual([]);
      },
    );

    test('lists the keys of stored files, not of removed or failed ones', async () => {
      const keys = Array.from({ length: 5 }, newKey);
      for (const key of keys) await opened.storage.write(key, chunksOf(key));
      const [gone = '', ...kept] = keys;
      await opened.storage.remove(gone);
      await opened.storage.write(newKey(), failingAfter('half')).catch(() => {});
      const listed = (await Array.fromAsync(opened.storage.list())).flat();
      expect(listed.toSorted()).toEqual(kept.toSorted());
    });

    test('knows since when it has a file', async () => {
      const key = newKey();
      expect(await opened.storage.storedAt(key)).toBeUndefined();
      const before = Date.now();
      await opened.storage.write(key, chunksOf('x'));
      const storedAt = await opened.storage.storedAt(key);
      // File systems round, and clocks of other machines differ a little.
      const toleranceMs = 10_000;
      expect(storedAt).toBeGreaterThan(before - toleranceMs);
      expect(storedAt).toBeLessThan(Date.now() + toleranceMs);
    });

    test('says that it works', async () => {
      await opened.storage.check();
    });
  });
}
