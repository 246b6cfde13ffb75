import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import ranges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };

/** What public pages load of the built web app, by paths; undefined where it is not built: the pages work without. */
export interface PageAssets {
  page: string | undefined;
  /** Of the pages of albums. */
  album: string | undefined;
  /** The worker that tells keywords, strings and comments of code apart. */
  highlight: string | undefined;
  /** Of the page where files are sent to a request. */
  drop: string | undefined;
  /** Of pages that ask for a password. */
  password: string | undefined;
  /** The rules of the product's typeface; empty where the web app is not built. */
  typeface: string;
  /** Whether this path is one of files and albums: on domains nothing else of the web app is served. */
  has(path: string): boolean;
}

const assets = '/assets/';

/** Of the languages of the pages; the typeface has no Arabic, Chinese and Japanese characters. */
const subsets = ['latin', 'latin-ext', 'cyrillic'] as const;

/** Finds what pages load in the folder of the built web app, which has contents' hashes in its names. */
export async function findPageAssets(webFolder: string): Promise<PageAssets> {
  const names = await readdir(join(webFolder, assets)).catch(() => []);
  const find = (form: RegExp) => {
    const name = names.find((each) => form.test(each));
    return name && `${assets}${name}`;
  };
  const page = find(/^file-page-[\w-]+\.js$/);
  const album = find(/^album-page-[\w-]+\.js$/);
  const highlight = find(/^highlight-[\w-]+\.js$/);
  const drop = find(/^drop-page-[\w-]+\.js$/);
  const password = find(/^password-page-[\w-]+\.js$/);
  const fonts = subsets.flatMap((subset) => {
    const path = find(new RegExp(String.raw`^inter-${subset}-wght-normal-[\w-]{8}\.woff2$`));
    return path === undefined ? [] : [{ path, range: ranges[subset] }];
  });
  const onDomains = new Set([page, album, highlight, password, ...fonts.map(({ path }) => path)]);
  return {
    page,
    album,
    highlight,
    drop,
    password,
    typeface: fonts.length > 0 ? typefaceOf(fonts) : '',
    has: (path) => onDomains.has(path),
  };
}

/** Browsers fetch only the files of which the page has characters, and show those of the system until they have come. */
const typefaceOf = (fonts: { path: string; range: string }[]) =>
  `${fonts.map(faceOf).join('')}body{font-family:"Inter Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}`;

const faceOf = ({ path, range }: { path: string; range: string }) =>
  `@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;
