import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';

const python = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    bad = archive.testzip()
    if bad: sys.exit('broken: ' + bad)
    archive.extractall(sys.argv[2])`;

const unpackers = {
  unzip: (archive: string, folder: string) => ['unzip', '-qq', archive, '-d', folder],
  '7z': (archive: string, folder: string) => ['7z', 'x', '-bd', '-y', `-o${folder}`, archive],
  bsdtar: (archive: string, folder: string) => ['bsdtar', '-xf', archive, '-C', folder],
  python: (archive: string, folder: string) => ['python3', '-c', python, archive, folder],
};
export type Unpacker = keyof typeof unpackers;
export const allUnpackers = ['unzip', '7z', 'bsdtar', 'python'] as const satisfies Unpacker[];

/** Runs a program that must succeed; returns everything that it prints. */
export async function runArchiver(command: string[]): Promise<string> {
  requireProgram('archivers');
  const child = Bun.spawn(command, {
    env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const exitCode = await child.exited;
  if (exitCode !== 0) throw new Error(`${command[0]} ended with ${exitCode}: ${stdout}${stderr}`);
  return stdout + stderr;
}

/** The files in an archive, by their names, as one of the programs unpacks them. */
export async function unpack(
  archive: Uint8Array,
  unpacker: Unpacker = 'python',
): Promise<Record<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-unpack-'));
  try {
    const path = join(folder, 'archive.zip');
    await writeFile(path, archive);
    const into = await mkdtemp(join(folder, 'files-'));
    await runArchiver(unpackers[unpacker](path, into));
    const names = await readdir(into);
    const files = names.toSorted().map(async (name) => [name, await readFile(join(into, name))]);
    return Object.fromEntries(await Promise.all(files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
