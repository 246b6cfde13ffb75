import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { memoryOfUpload } from './cases/memory.ts';
import { startTimes } from './cases/start.ts';
import { largeDownload, largeUpload, smallFiles } from './cases/transfer.ts';
import { startNginx } from './nginx.ts';
import { startPerch } from './perch.ts';
import { projectRoot } from './programs.ts';
import { renderReport } from './report.ts';
import { makeLargeFiles, makeWorkFolder } from './work-folder.ts';

// npm run bench [rounds]: everything on this machine, results in bench/results.md.

const rounds = Number(process.argv[2] ?? 5);
const ports = { perch: 4610, nginx: 4611, start: 4612 };

await using work = await makeWorkFolder('run');
const folder = work.path;
{
  const files = await makeFiles(folder);
  const comparisons = [...(await compareWithNginx(files)), await compareInMemory(files)];
  await using idle = await startPerch(join(folder, 'memory'), ports.perch);
  const memory = await memoryOfUpload(idle, files.largest);
  const start = await startTimes(folder, ports.start);
  const page = await renderReport(comparisons, [...memory, ...start]);
  await writeFile(join(projectRoot, 'bench/results.md'), page);
  process.stdout.write(page);
}

type Files = Awaited<ReturnType<typeof makeFiles>>;

async function makeFiles(parent: string) {
  const small = join(parent, 'small.png');
  await Bun.$`head -c 1024 /dev/urandom > ${small}`;
  return { ...(await makeLargeFiles(parent)), small };
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
