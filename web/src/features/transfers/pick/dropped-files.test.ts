import { expect, test } from 'bun:test';

import { showLanguage } from '../../../language/messages.ts';
import { filesInEntries, namePastedFiles } from './dropped-files.ts';

await showLanguage({ locale: 'en', isChosen: false });

const stub = { filesystem: {} as FileSystem, getParent: () => undefined };

function fileEntry(name: string): FileSystemFileEntry {
  const file = (found: FileCallback) => found(new File(['x'], name));
  return { ...stub, name, fullPath: `/${name}`, isFile: true, isDirectory: false, file };
}

/** A folder that hands out its entries `perRead` at a time, as browsers do. */
function folderEntry(name: string, entries: FileSystemEntry[], perRead = 100) {
  const createReader = () => {
    const rest = [...entries];
    return {
      readEntries: (found: FileSystemEntriesCallback) => found(rest.splice(0, perRead)),
    };
  };
  const entry = { ...stub, name, fullPath: `/${name}`, isFile: false, isDirectory: true };
  return { ...entry, createReader, getDirectory: () => undefined, getFile: () => undefined };
}

test('files in folders of folders are found, in order', async () => {
  const inner = folderEntry('inner', [fileEntry('c'), fileEntry('d')]);
  const found = await filesInEntries([
    fileEntry('a'),
    folderEntry('outer', [fileEntry('b'), inner]),
  ]);
  expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('a folder is read to its end, also when it comes in portions', async () => {
  const many = Array.from({ length: 250 }, (_, index) => fileEntry(`file-${index}`));
  expect((await filesInEntries([folderEntry('many', many, 100)])).length).toBe(250);
});

const now = new Date(2026, 10, 21, 9, 5, 0);
const namesOf = (...names: string[]) =>
  namePastedFiles(
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
    now,
  ).map(({ name }) => name);

test('a picture without a name of its own is named by the moment', () => {
  expect(namesOf('image.png')).toEqual(['Pasted 2026-11-21 09.05.00.png']);
});

test('a file with a name keeps it', () => {
  expect(namesOf('harbour.png', 'image.of.me.png')).toEqual(['harbour.png', 'image.of.me.png']);
});

test('the bytes and the type stay', async () => {
  const [file] = namePastedFiles([new File(['perch'], 'image.png', { type: 'image/png' })], now);
  expect(await file?.text()).toBe('perch');
  expect(file?.type).toBe('image/png');
});
