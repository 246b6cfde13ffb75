import { expect, test } from 'bun:test';

import { BoundedReader } from '../../lib/media/bounded-reader.ts';
import { readZipContents } from './zip-contents.ts';

interface Listed {
  name: string | Buffer;
  flags?: number;
  sizeBytes?: number;
}

/** An archive's list of files and its end; before it `bytes` of what would be the files. */
function zipOf(files: Listed[], { bytes = 0, comment = '' } = {}): Buffer {
  const list = files.map(({ name, flags = 0x800, sizeBytes = 3 }) => {
    const named = Buffer.from(name);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt32LE(sizeBytes, 24);
    entry.writeUInt16LE(named.length, 28);
    return Buffer.concat([entry, named]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(bytes, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([Buffer.alloc(bytes), ...list, end, Buffer.from(comment)]);
}

const read = (bytes: Buffer) => readZipContents(BoundedReader.of(bytes));

test('the files of an archive are listed with their sizes, and its folders are not', async () => {
  const archive = zipOf([{ name: 'a/' }, { name: 'a/é.txt', sizeBytes: 12 }, { name: 'b.bin' }], {
    bytes: 1000,
    comment: 'PK\u0005\u0006 is no end',
  });
  expect(await read(archive)).toEqual({
    entries: [
      { name: 'a/é.txt', sizeBytes: 12 },
      { name: 'b.bin', sizeBytes: 3 },
    ],
    isWhole: true,
  });
});

test('names of other programs are read as UTF-8, or by their bytes', async () => {
  const files = [
    { name: 'ä.txt', flags: 0 },
    { name: Buffer.from([0xe4]), flags: 0, sizeBytes: 0xffffffff },
  ];
  expect((await read(zipOf(files)))?.entries).toEqual([
    { name: 'ä.txt', sizeBytes: 3 },
    { name: 'ä', sizeBytes: undefined },
  ]);
});

test('a long list is read to its first files only', async () => {
  const archive = zipOf(Array.from({ length: 3000 }, (_, index) => ({ name: `${index}.txt` })));
  const { entries = [], isWhole } = (await read(archive)) ?? {};
  expect([entries.length, entries[499]?.name, isWhole]).toEqual([500, '499.txt', false]);
});

test('what is no archive, is cut off or lies about its list has none', async () => {
  const whole = zipOf([{ name: 'a.txt' }, { name: 'b.txt' }], { bytes: 10 });
  const change = (offset: number, value: number) => {
    const changed = Buffer.from(whole);
    changed.writeUInt32LE(value, whole.length - 22 + offset);
    return changed;
  };
  const damaged = Buffer.from(whole);
  damaged.fill(0, 10, 14);
  for (const bytes of [
    Buffer.from('PK'),
    Buffer.alloc(0),
    Buffer.alloc(100_000),
    whole.subarray(0, -1),
    change(12, 0xffffffff),
    change(12, 5000),
    damaged,
  ]) {
    expect(await read(bytes)).toBeUndefined();
  }
  // A name that claims to be longer than the list.
  const longName = Buffer.from(whole);
  longName.writeUInt16LE(0xffff, 10 + 28);
  expect(await read(longName)).toEqual({ entries: [], isWhole: false });
});
