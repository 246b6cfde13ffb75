import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { letPass, outcomeOf } from '../../../test/support/wait.ts';
import type { Chunks } from './chunks.ts';
import { type CompleteFile, type PartialFile, rememberEveryMs } from './partial-files.ts';
import type { StorageUnderTest } from './storage.suite.ts';
import { newKey, type Storage } from './storage.ts';

const mib = 1024 ** 2;

const begin = (length: number): CompleteFile => ({
  key: newKey(),
  length,
  lengthMax: length,
  bytes: 0,
  place: '',
  tailKey: null,
});

/** One of which it is not known yet how long it is. */
const beginUnknown = (): PartialFile => ({ ...begin(0), length: null, lengthMax: 5000 * mib });

async function* chunksOf(bytes: Uint8Array): Chunks {
  // Each with memory of its own, as the storage may free it.
  for (let at = 0; at < bytes.length; at += 65_536)
    yield new Uint8Array(bytes.subarray(at, at + 65_536));
}

const nothing = async () => {};

/** What every driver promises of files that come in pieces. */
export function describePartialFiles(name: string, openStorage: () => Promise<StorageUnderTest>) {
  describe(`${name} storage, for files in pieces`, () => {
    let opened: StorageUnderTest;
    let storage: Storage;
    beforeEach(async () => {
      opened = await openStorage();
      ({ storage } = opened);
    });
    afterEach(() => opened.close());

    async function append<F extends PartialFile>(file: F, bytes: Uint8Array): Promise<F> {
      const grown = await storage.partial.append(file, chunksOf(bytes), nothing);
      return { ...file, bytes: grown.bytes, place: grown.place, tailKey: grown.tailKey };
    }

    /** Tells the length of a file that had none, and stores it; again, as after a crash. */
    async function finishNow(file: PartialFile): Promise<void> {
      const known = { ...file, length: file.bytes };
      let remembered = known;
      await storage.partial.finish(known, async ({ place, tailKey }) => {
        remembered = { ...known, place, tailKey };
      });
      await storage.partial.finish(remembered, nothing);
    }

    async function expectContent(key: string, content: Uint8Array) {
      const stored = await new Response(await storage.read(key)).bytes();
      expect(stored.length).toBe(content.length);
      expect(Bun.hash(stored)).toBe(Bun.hash(content));
    }

    test.each([
      [[0]],
      [[1]],
      [[1000, 0, 2000]],
      [[5 * mib]],
      [[5 * mib - 1, 1]],
      [[5 * mib - 1, 2, 5 * mib]],
      [[3 * mib, 3 * mib, 3 * mib, 3 * mib]],
      [[11 * mib, 1, 40 * mib, 7]],
    ])('puts pieces of %p bytes together', async (sizes) => {
      const content = randomBytes(sizes.reduce((sum, size) => sum + size, 0));
      let file = begin(content.length);
      for (const size of sizes) {
        const end = file.bytes + size;
        file = await append(file, content.subarray(file.bytes, end));
        expect(file.bytes).toBe(end);
      }
      await storage.partial.finish(file, nothing);
      await expectContent(file.key, content);
      await storage.partial.finish(file, nothing);
      await expectContent(file.key, content);
      expect(await opened.listLeftovers()).toHaveLength(1);
    });

    test.each([
      [[0]],
      [[1]],
      [[1000, 0, 2000]],
      [[5 * mib]],
      [[5 * mib - 1, 1]],
      [[3 * mib, 3 * mib, 3 * mib, 3 * mib]],
      [[11 * mib, 1, 9 * mib - 1]],
    ])('puts pieces of %p bytes together whose number is told last', async (sizes) => {
      const content = randomBytes(sizes.reduce((sum, size) => sum + size, 0));
      let file = beginUnknown();
      for (const size of sizes) {
        file = await append(file, content.subarray(file.bytes, file.bytes + size));
      }
      expect(file.bytes).toBe(content.length);
      await finishNow(file);
      await expectContent(file.key, content);
      expect(await opened.listLeftovers()).toHaveLength(1);
    });

    test('puts together what comes with its length', async () => {
      const content = randomBytes(12 * mib);
      const file = await append(beginUnknown(), content.subarray(0, 7 * mib));
      const whole = await append({ ...file, length: content.length }, content.subarray(7 * mib));
      await storage.partial.finish(whole, nothing);
      await expectContent(file.key, content);
      expect(await opened.listLeftovers()).toHaveLength(1);
    });

    test.each([0, 2, 7, 12])(
      'ends after %p MiB, whatever was stored behind and not remembered',
      async (mebibytes) => {
        const content = randomBytes(mebibytes * mib);
        const first = await append(beginUnknown(), content);
        let forgotten: PartialFile | undefined;
        // The process dies before it can note more than where the storage keeps it.
        const dying = storage.partial.append(
          first,
          // Whole parts: no tail is left that a sweep would have to find.
          chunksOf(randomBytes((15 - (mebibytes % 5)) * mib)),
          async (file) => {
            if (file.bytes > first.bytes) throw new Error('The process has died');
            forgotten = file;
          },
        );
        expect(await outcomeOf(dying)).toThrow('The process has died');
        await finishNow(forgotten ?? first);
        await expectContent(first.key, content);
        expect(await opened.listLeftovers()).toHaveLength(1);
      },
    );

    test('forgets what was not remembered', async () => {
      const content = randomBytes(12 * mib);
      const file = await append(begin(content.length), content.subarray(0, 7 * mib));
      const refused = storage.partial.append(file, chunksOf(randomBytes(4 * mib)), async () => {
        throw new Error('another process has it now');
      });
      expect(await outcomeOf(refused)).toThrow('another process');
      const whole = await append(file, content.subarray(7 * mib));
      await storage.partial.finish(whole, nothing);
      await expectContent(file.key, content);
    });

    test('remembers on the way, so that little is lost with the process', async () => {
      const content = randomBytes(120 * mib);
      const remembered: number[] = [];
      const file = begin(content.length);
      const slowly = async function* (): Chunks {
        yield* chunksOf(content.subarray(0, 40 * mib));
        // It is done once in a while: the one wait for time.
        await letPass(rememberEveryMs + 100);
        yield* chunksOf(content.subarray(40 * mib));
      };
      await storage.partial.append(file, slowly(), async ({ bytes }) => {
        remembered.push(bytes);
      });
      const ends = remembered.filter((bytes) => bytes > 0);
      expect(ends.length).toBeGreaterThan(1);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBe(content.length);
    });

    test('says when the bytes that should be there are gone', async () => {
      const file = await append(begin(20 * mib), randomBytes(7 * mib));
      await storage.partial.discard(file);
      expect(await outcomeOf(append(file, randomBytes(1 * mib)))).toThrow(
        expect.objectContaining({ kind: 'missing' }),
      );
      const whole = { ...file, bytes: file.length };
      expect(await outcomeOf(storage.partial.finish(whole, nothing))).toThrow(
        expect.objectContaining({ kind: 'missing' }),
      );
    });

    test('discards everything, also twice and where there is nothing', async () => {
      await storage.partial.discard(begin(5));
      const file = await append(begin(20 * mib), randomBytes(13 * mib));
      await storage.partial.discard(file);
      await storage.partial.discard(file);
      expect(await opened.listLeftovers()).toEqual([]);
    });

    test('keeps old files that are remembered, and removes the others', async () => {
      const [kept, forgotten] = [begin(20 * mib), begin(20 * mib)];
      await append(kept, randomBytes(10 * mib));
      await append(forgotten, randomBytes(10 * mib));
      const [longAgo, later] = [Date.now() - 60_000, Date.now() + 60_000];
      const before = await opened.listLeftovers();
      await storage.removeUnfinished(longAgo, new Set());
      expect(await opened.listLeftovers()).toEqual(before);
      await storage.removeUnfinished(later, new Set([kept.key]));
      expect((await opened.listLeftovers()).length).toBe(before.length - 1);
      await storage.removeUnfinished(later, new Set());
      expect((await opened.listLeftovers()).length).toBe(before.length - 2);
    });
  });
}
