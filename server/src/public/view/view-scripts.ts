import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the scripts of public pages; undefined where the web app is not built: the pages work without. */
export interface ViewScripts {
  page: string | undefined;
  /** Of the pages of albums. */
  album: string | undefined;
  /** The worker that tells keywords, strings and comments of code apart. */
  highlight: string | undefined;
  /** Of the page where files are sent to a request. */
  drop: string | undefined;
  /** Whether this path is one of files and albums: on domains nothing else of the web app is served. */
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
  const drop = find(/^drop-page-[\w-]+\.js$/);
  const onDomains = new Set([page, album, highlight]);
  return { page, album, highlight, drop, has: (path) => onDomains.has(path) };
}
