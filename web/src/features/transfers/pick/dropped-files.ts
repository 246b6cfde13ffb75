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
