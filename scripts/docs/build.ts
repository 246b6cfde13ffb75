// npm run docs [-- <folder>]: makes dist/docs or another folder, with one for the version and the same as `latest`.
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../project.mjs';
import { type Site, writeSite } from './write-site.ts';

const redirect = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Perch</title>
<meta http-equiv="refresh" content="0; url=latest/index.html">
</head>
<body><p><a href="latest/index.html">The documentation of Perch</a></p></body>
</html>
`;

/** `1.0` for 1.0.3: its pages hold for its patches as well. */
const [major = '0', minor = '0'] = packageJson.version.split('.');
const version = `${major}.${minor}`;

async function bytesOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.reduce((sum, name) => sum + Bun.file(join(folder, name)).size, 0);
}

/**
 * Makes the documentation's site.
 * @param target absolute path of the folder; those of other versions in it stay
 */
export async function buildDocs(target: string): Promise<Site & { version: string }> {
  const scratch = join(target, `.new-${process.pid}`);
  await mkdir(target, { recursive: true });
  try {
    const site = await writeSite(scratch, version);
    const latest = `${scratch}-latest`;
    await cp(scratch, latest, { recursive: true });
    for (const [made, name] of [
      [scratch, version],
      [latest, 'latest'],
    ] as const) {
      await rm(join(target, name), { recursive: true, force: true });
      await rename(made, join(target, name));
    }
    await writeFile(join(target, 'index.html'), redirect);
    return { ...site, version };
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(`${scratch}-latest`, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const target = resolve(process.argv[2] ?? join(root, 'dist', 'docs'));
  const { pages } = await buildDocs(target);
  const megabytes = ((await bytesOf(join(target, 'latest'))) / 2 ** 20).toFixed(1);
  console.log(`${join(target, version)} and latest: ${pages} pages, ${megabytes} MB each.`);
}
