// What other programs have given to the installed app, in the browser's private files: the service worker puts it there,
// and the app takes it once somebody is signed in. Bytes stand under an id, what is known of them under the id and an
// ending; the second is written last, so that nothing is taken that is there by half.

const folderName = 'shared';
const noteEnding = '.json';
const keptMs = 24 * 60 * 60 * 1000;

/** `at`: when it was shared, in milliseconds since 1970. */
type Note = { at: number; text: string } | ({ at: number } & FileNote);

interface FileNote {
  name: string;
  type: string;
  lastModified: number;
}

export interface SharedFile {
  id: string;
  file: File;
}

export interface SharedText {
  id: string;
  text: string;
}

export interface Shared {
  files: SharedFile[];
  texts: SharedText[];
}

async function openFolder(create = false): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(folderName, { create });
  } catch (error) {
    if (create) throw error;
    // There is none, or this browser keeps no files, as in a private window.
    return undefined;
  }
}

/** Whether something waits; it may turn out to be too old. */
export const hasShared = async () => (await openFolder()) !== undefined;

/** Keeps the files and the text of the form that a share sends; rejects, with nothing kept, where there is no room. */
export async function keepShared(form: FormData): Promise<void> {
  const files = form.getAll('file').filter((each) => each instanceof File && each.name !== '');
  const fields = ['title', 'text', 'url'].map((name) => form.get(name));
  const lines = fields.filter((each) => typeof each === 'string' && each !== '');
  const text = [...new Set(lines)].join('\n');
  if (files.length === 0 && text === '') return;
  const folder = await openFolder(true);
  if (!folder) return;
  const at = Date.now();
  const ids: string[] = [];
  const newId = () => {
    // In the order in which they came.
    const id = `${at}-${String(ids.length).padStart(4, '0')}-${crypto.randomUUID()}`;
    ids.push(id);
    return id;
  };
  try {
    for (const file of files) {
      if (!(file instanceof File)) continue;
      const { name, type, lastModified } = file;
      const id = newId();
      await write(folder, id, file);
      await writeNote(folder, id, { at, name, type, lastModified });
    }
    if (text !== '') await writeNote(folder, newId(), { at, text });
  } catch (error) {
    for (const id of ids) await removeShared(id);
    throw error;
  }
}

const writeNote = (folder: FileSystemDirectoryHandle, id: string, note: Note) =>
  write(folder, id + noteEnding, JSON.stringify(note));

async function write(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Blob | string,
): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  try {
    await stream.write(content);
  } catch (error) {
    await stream.abort();
    throw error;
  }
  await stream.close();
}

/** What waits, of the last 24 hours; anything older is removed. */
export async function readShared(): Promise<Shared> {
  const shared: Shared = { files: [], texts: [] };
  const folder = await openFolder();
  if (!folder) return shared;
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  const ids = new Set(names.toSorted().map((name) => name.replace(noteEnding, '')));
  for (const id of ids) {
    const note = names.includes(id + noteEnding) ? await readNote(folder, id) : undefined;
    const beganAt = note?.at ?? (await fileOf(folder, id))?.lastModified ?? 0;
    if (Date.now() - beganAt > keptMs) await removeShared(id);
    else if (note && 'text' in note) shared.texts.push({ id, text: note.text });
    else if (note) {
      const bytes = await fileOf(folder, id);
      // A file made of another shares its bytes: none are read here.
      if (bytes) shared.files.push({ id, file: new File([bytes], note.name, note) });
    }
  }
  return shared;
}

async function readNote(folder: FileSystemDirectoryHandle, id: string): Promise<Note | undefined> {
  const text = await (await fileOf(folder, id + noteEnding))?.text();
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function fileOf(folder: FileSystemDirectoryHandle, name: string): Promise<File | undefined> {
  try {
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
}

/** Removes what was taken or is not wanted, and the folder with the last of it. */
export async function removeShared(id: string): Promise<void> {
  const folder = await openFolder();
  if (!folder) return;
  for (const name of [id + noteEnding, id]) await folder.removeEntry(name).catch(() => undefined);
  const { done: isEmpty } = await folder.keys().next();
  if (isEmpty) await forgetShared();
}

/** Removes everything that waits. */
export async function forgetShared(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(folderName, { recursive: true }).catch(() => undefined);
}
