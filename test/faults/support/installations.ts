import { Database } from 'bun:sqlite';
import { mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { listStoredFiles } from '../../support/files/list-stored-files.ts';
import { TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;
const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

/** A server on SQLite and the disk, whose data folder is here; disposing ends it and leaves the folder. */
export function serverOn(dataDir: string, env: Record<string, string> = {}): TestServer {
  const installation = {
    dataDir,
    bucket: undefined,
    env: { DATA_DIR: dataDir },
    [Symbol.asyncDispose]: async () => {},
  };
  return new TestServer(installation, env);
}

/** A folder that is a file system of its own. Needs root. */
export interface Mount extends AsyncDisposable {
  folder: string;
  /** The file that it is in. */
  image: string;
}

async function mount(folder: string, args: string[]): Promise<void> {
  await Bun.$`mount ${args} ${folder}`.quiet();
}

async function unmount(folder: string): Promise<void> {
  // A process that is just ending may still have it open.
  await waitFor(`${folder} to be left`, async () => {
    return (await Bun.$`umount ${folder}`.quiet().nothrow()).exitCode === 0;
  });
}

/** A disk in a file, empty or with what `from` held when its power was cut. */
export async function mountDisk(from?: Mount): Promise<Mount> {
  requireProgram('root');
  requireProgram('ext4');
  const place = await mkdtemp(join(tmpdir(), 'perch-disk-'));
  const image = join(place, 'disk.img');
  const folder = join(place, 'mounted');
  await Bun.$`mkdir ${folder}`;
  if (from) {
    await Bun.$`cp --sparse=always ${from.image} ${image}`;
  } else {
    await writeFile(image, '');
    await truncate(image, 768 * mib);
    await Bun.$`mkfs.ext4 -q ${image}`.quiet();
  }
  await mount(folder, ['-o', 'loop', image]);
  return {
    folder,
    image,
    async [Symbol.asyncDispose]() {
      await unmount(folder);
      await rm(place, { recursive: true });
    },
  };
}

/**
 * How many stored files belong to nothing, once their grace time is over: ends the server, makes
 * everything two days older, and starts it for its sweep.
 */
export async function countLeftOver(server: TestServer): Promise<number> {
  const { dataDir } = server;
  await server.stop();
  const old = new Date(Date.now() - twoDaysMs);
  for (const name of await listStoredFiles(dataDir)) await utimes(join(dataDir, name), old, old);
  const database = new Database(join(dataDir, 'perch.db'));
  database.run(`update jobs set free_at = 0, finished_at = null where name = 'stored-files'`);
  database.close();
  await server.start();
  const files = await waitFor('the sweep', () => {
    using reading = new Database(join(dataDir, 'perch.db'), { readonly: true });
    const job = reading
      .query<{ error: string }, []>(
        `select error from jobs where name = 'stored-files' and finished_at is not null`,
      )
      .get();
    if (job && job.error !== '') throw new Error(job.error);
    return job && reading.query<Counted, []>(countKeys).get();
  });
  return (await listStoredFiles(dataDir)).length - files.count;
}

interface Counted {
  count: number;
}

const countKeys = 'select count(distinct storage_key) as count from uploads';
