// build.ts <folder>: makes a folder for the version, and the same as `latest`. `npm run docs` calls it.
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runScript } from '../scripts/project.mjs';
import { finish } from '../scripts/run-child.mjs';
import { builtVersionsVariable, listPages, version } from './pages.ts';
import { finishSite } from './static-site.ts';

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

async function bytesOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.reduce((sum, name) => sum + Bun.file(join(folder, name)).size, 0);
}

async function writePages(target: string, builtVersions: readonly string[]): Promise<void> {
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  // Astro asks for a newer Node than Perch does.
  const args = ['--bun', astro, 'build', '--outDir', target, '--silent'];
  await finish(process.execPath, args, {
    cwd: import.meta.dir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      [builtVersionsVariable]: builtVersions.join(','),
    },
    failure: 'The pages could not be built; the messages above say why.',
  });
}

/**
 * Makes the documentation's site.
 * @param target absolute path of the folder; those of other versions in it stay
 * @returns how many pages it has
 */
async function buildDocs(target: string): Promise<number> {
  const scratch = join(target, `.new-${process.pid}`);
  const latest = `${scratch}-latest`;
  await mkdir(target, { recursive: true });
  const others = (await readdir(target)).filter((name) => /^\d+\.\d+$/.test(name));
  try {
    await writePages(scratch, [...new Set([version, ...others])]);
    const pages = await listPages();
    await finishSite(scratch, pages);
    await cp(scratch, latest, { recursive: true });
    for (const [made, name] of [
      [scratch, version],
      [latest, 'latest'],
    ] as const) {
      await rm(join(target, name), { recursive: true, force: true });
      await rename(made, join(target, name));
    }
    await writeFile(join(target, 'index.html'), redirect);
    return pages.length;
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(latest, { recursive: true, force: true });
  }
}

await runScript(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Name the folder to build into: npm run docs');
  const pages = await buildDocs(target);
  const megabytes = ((await bytesOf(join(target, 'latest'))) / 2 ** 20).toFixed(1);
  console.log(`${join(target, version)} and latest: ${pages} pages, ${megabytes} MB each.`);
});
