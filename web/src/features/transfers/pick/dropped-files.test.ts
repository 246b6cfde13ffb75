import { expect, test } from 'bun:test';

import { filesInEntries } from './dropped-files.ts';

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
