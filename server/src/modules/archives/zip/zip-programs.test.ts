// @slow @long

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { createTemporaryFolder } from '../../../../../test/support/files/temporary-folder.ts';
import { allUnpackers, runArchiver, unpack } from '../../../../../test/support/files/unpack.ts';
import { createMemberNames } from './member-names.ts';
import { planZip, type ZipMember } from './plan.ts';

/** Of one archive. */
function memberNames(names: readonly string[]): string[] {
  const nameIn = createMemberNames();
  return names.map((name) => nameIn(name));
}

// What unzip, 7-Zip, bsdtar and Python make of the archives.

const contents: Record<string, string> = {
  'a.txt': 'hello',
  'empty.bin': '',
  'Ferien ☀️ 👩‍👩‍👧 — größer.txt': 'äöü'.repeat(1000),
  日本語: 'テスト',
};
const moment = Date.UTC(2024, 1, 29, 12, 30, 15);

function memberOf(name: string, content: string, isKnown: boolean): ZipMember {
  const bytes = Buffer.from(content);
  const crc32 = isKnown ? Bun.hash.crc32(bytes) : undefined;
  return { name, size: bytes.length, crc32, modifiedAt: moment, content };
}

function archiveOf(members: ZipMember[]): Buffer {
  const plan = planZip(members);
  const parts: Uint8Array[] = [];
  const bytesOf = (index: number) => Buffer.from(members[index]?.content ?? '');
  for (const piece of plan.pieces({ start: 0, end: plan.size })) {
    if (piece.kind === 'record') parts.push(piece.bytes((at) => Bun.hash.crc32(bytesOf(at))));
    else parts.push(bytesOf(piece.member));
  }
  return Buffer.concat(parts);
}

describe.each([...allUnpackers])('%s', (program) => {
  test.each([
    ['with CRC-32s that are known before', true],
    ['with CRC-32s that come behind the contents', false],
  ])('unpacks an archive %s', async (_, isKnown) => {
    const members = Object.entries(contents).map(([name, text]) => memberOf(name, text, isKnown));
    const files = await unpack(archiveOf(members), program);
    const texts = Object.entries(files).map(([name, bytes]) => [name, bytes.toString()]);
    expect(Object.fromEntries(texts)).toEqual(contents);
  });

  test('unpacks names that were equal, hostile or reserved', async () => {
    const names = memberNames([
      'a.txt',
      'A.txt',
      '../../b',
      'con',
      'x:y',
      `${'ü'.repeat(300)}.png`,
    ]);
    const files = await unpack(archiveOf(names.map((name) => memberOf(name, name, true))), program);
    expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
    for (const [name, bytes] of Object.entries(files)) expect(bytes.toString()).toBe(name);
  });
});

test('an archive is unpacked from a stream by bsdtar, and has the times of its files', async () => {
  await using folder = await createTemporaryFolder();
  for (const isKnown of [true, false]) {
    const members = Object.entries(contents).map(([name, text]) => memberOf(name, text, isKnown));
    const path = join(folder.path, 'archive.zip');
    await Bun.write(path, archiveOf(members));
    await runArchiver(['sh', '-c', `cat ${path} | bsdtar -xf - -C ${folder.path}`]);
    const { mtimeMs } = await stat(join(folder.path, 'a.txt'));
    expect(mtimeMs).toBe(moment);
    expect(await Bun.file(join(folder.path, '日本語')).text()).toBe('テスト');
  }
});

describe('beyond the limits of 32 and 16 bits', () => {
  const size = 4 * 1024 ** 3 + 17;
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
  let large = '';
  let many = '';
  const manyFiles = 66_000;

  beforeAll(async () => {
    folder = await createTemporaryFolder();
    large = join(folder.path, 'large.zip');
    many = join(folder.path, 'many.zip');
    await writeSparse(large, [
      { ...memberOf('zeros.bin', '', true), size, crc32: crc32OfZeros(size) },
      memberOf('behind.txt', '', true),
      { ...memberOf('described.bin', '', false), size: 1000 },
    ]);
    const names = Array.from({ length: manyFiles }, (_, index) => `${index}.txt`);
    await Bun.write(many, archiveOf(names.map((name) => memberOf(name, name, true))));
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  const infos = `import sys, zipfile
for info in zipfile.ZipFile(sys.argv[1]).infolist()[-3:]: print(info.filename, info.file_size)`;

  test('every program finds the files behind one of more than 4 GiB', async () => {
    const listed = [
      await runArchiver(['unzip', '-l', large]),
      await runArchiver(['7z', 'l', large]),
      await runArchiver(['bsdtar', '-tvf', large]),
      await runArchiver(['python3', '-c', infos, large]),
    ];
    for (const text of listed) {
      expect(text).toContain(String(size));
      expect(text).toContain('behind.txt');
      expect(text).toMatch(/1000 .*described\.bin|described\.bin 1000/);
    }
  });

  test('its CRC-32s are right', async () => {
    expect(await runArchiver(['7z', 't', large])).toContain('Everything is Ok');
  }, 300_000);

  test('every program finds all of more than 65 535 files', async () => {
    expect(await runArchiver(['unzip', '-tqq', many])).toBe('');
    expect(await runArchiver(['7z', 't', many])).toContain(`Files: ${manyFiles}`);
    const listed = await runArchiver(['bsdtar', '-tf', many]);
    expect(listed.trim().split('\n')).toHaveLength(manyFiles);
    expect(await runArchiver(['python3', '-c', infos, many])).toContain(`${manyFiles - 1}.txt 9`);
  }, 300_000);
});

/** Contents are zeros, which take no room on the disk. */
async function writeSparse(path: string, members: ZipMember[]): Promise<void> {
  const plan = planZip(members);
  const file = await open(path, 'w');
  let at = 0;
  for (const piece of plan.pieces({ start: 0, end: plan.size })) {
    if (piece.kind === 'content') {
      at += piece.range.end - piece.range.start;
      continue;
    }
    const record = piece.bytes((index) => crc32OfZeros(members[index]?.size ?? 0));
    await file.write(record, 0, record.length, at);
    at += record.length;
  }
  await file.close();
  expect(at).toBe(plan.size);
}

function crc32OfZeros(bytes: number): number {
  const zeros = new Uint8Array(1024 ** 2);
  let crc32 = 0;
  for (let left = bytes; left > 0; left -= zeros.length) {
    crc32 = Bun.hash.crc32(zeros.subarray(0, Math.min(left, zeros.length)), crc32);
  }
  return crc32;
}
