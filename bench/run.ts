import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { memoryOfUpload } from './cases/memory.ts';
import { startTimes } from './cases/start.ts';
import { largeDownload, largeUpload, smallFiles } from './cases/transfer.ts';
import { startNginx } from './nginx.ts';
import { projectRoot, startPerch } from './perch.ts';
import { renderReport } from './report.ts';

// npm run bench [rounds]: everything on this machine, results in bench/results.md.

const rounds = Number(process.argv[2] ?? 5);
const ports = { perch: 4610, nginx: 4611, start: 4612 };

const folder = await makeFolder();
try {
  const files = await makeFiles(folder);
  const comparisons = [...(await compareWithNginx(files)), await compareInMemory(files)];
  await using perch = await startPerch(join(folder, 'memory'), ports.perch);
  const memory = await memoryOfUpload(perch, files.largest);
  const start = await startTimes(folder, ports.start);
  const page = await renderReport(comparisons, [...memory, ...start]);
  await writeFile(join(projectRoot, 'bench/results.md'), page);
  process.stdout.write(page);
} finally {
  await rm(folder, { recursive: true });
}

/** On the disk of the project, because a folder for temporary files is often memory. */
async function makeFolder(): Promise<string> {
  const parent = join(projectRoot, 'bench/tmp');
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, 'run-'));
}

type Files = Awaited<ReturnType<typeof makeFiles>>;

async function makeFiles(parent: string) {
  const large = join(parent, 'large.bin');
  const small = join(parent, 'small.png');
  const largest = join(parent, 'largest.bin');
  await Bun.$`head -c ${1024 ** 3} /dev/urandom > ${large}`;
  await Bun.$`head -c 1024 /dev/urandom > ${small}`;
  await writeFile(largest, '');
  await truncate(largest, 5000 * 1024 ** 2);
  return { large, small, largest };
}

async function compareWithNginx(files: Files) {
  await using perch = await startPerch(join(folder, 'perch'), ports.perch);
  await using nginx = await startNginx(join(folder, 'nginx'), ports.nginx);
  const peers = { perch, nginx };
  return [
    await largeUpload(peers, files.large, rounds, 'to the disk', 0.8),
    await largeDownload(peers, files.large, rounds),
    await smallFiles(peers, files.small, rounds),
  ];
}

/** The same upload where no disk is in the way: what the processor alone allows. */
async function compareInMemory(files: Files) {
  const inMemory = await mkdtemp('/dev/shm/perch-bench-');
  try {
    await using perch = await startPerch(join(inMemory, 'perch'), ports.perch);
    await using nginx = await startNginx(join(inMemory, 'nginx'), ports.nginx);
    return await largeUpload({ perch, nginx }, files.large, rounds, 'to memory');
  } finally {
    await rm(inMemory, { recursive: true });
  }
}
