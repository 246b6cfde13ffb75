import { m } from '../../../language/messages.ts';

/** All files of a drop, including those inside dropped folders. */
export async function filesFromDrop({ items, files }: DataTransfer): Promise<File[]> {
  // Entries must be taken before the first await: the browser empties `items` after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...files];
  return filesInEntries(entries);
}

/** The files of file system entries, folders read recursively, in order. */
export async function filesInEntries(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const found: File[] = [];
  for (const entry of entries) {
    if (isFile(entry)) found.push(await fileOf(entry));
    else if (isFolder(entry)) found.push(...(await filesInEntries(await entriesOf(entry))));
  }
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader returns at most 100 entries per call, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

// The name that browsers give a pasted image without one, such as a screenshot.
const nameless = /^image\.(\w+)$/;

/** Pasted files; images without a name are named after the time. */
export function namePastedFiles(files: Iterable<File>, now: Date): File[] {
  return [...files].map((file) => {
    const ending = nameless.exec(file.name)?.[1];
    if (!ending) return file;
    const name = m.uploads.pick.pastedName({ moment: momentOf(now) });
    return new File([file], `${name}.${ending}`, { type: file.type });
  });
}

/** `2026-11-21 09.05.00`, local time: sortable, and valid in every file system. */
function momentOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.');
  return `${date} ${time}`;
}
