import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the scripts of the pages of files and albums; undefined where the web app is not built: the pages work without. */
export interface ViewScripts {
  page: string | undefined;
  /** Of the pages of albums. */
  album: string | undefined;
  /** The worker that tells keywords, strings and comments of code apart. */
  highlight: string | undefined;
  /** Whether this path is one of them: on domains nothing else of the web app is served. */
  has(path: string): boolean;
}

const assets = '/assets/';

/** Finds the scripts in the folder of the built web app, which has their contents' hashes in their names. */
export async function findViewScripts(webFolder: string): Promise<ViewScripts> {
  const names = await readdir(join(webFolder, assets)).catch(() => []);
  const find = (form: RegExp) => {
    const name = names.find((each) => form.test(each));
    return name && `${assets}${name}`;
  };
  const page = find(/^file-page-[\w-]+\.js$/);
  const album = find(/^album-page-[\w-]+\.js$/);
  const highlight = find(/^highlight-[\w-]+\.js$/);
  const all = new Set([page, album, highlight]);
  return { page, album, highlight, has: (path) => all.has(path) };
}
