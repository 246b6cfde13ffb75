import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface LargeFile extends AsyncDisposable {
  path: string;
  bytes: number;
}

/** A file on the disk that takes little room there: most of it was never written. */
export async function makeLargeFile(name: string, bytes: number): Promise<LargeFile> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-large-'));
  const path = join(folder, name);
  const file = await open(path, 'w');
  // Marks here and there, so that no two parts of it are alike.
  for (let at = 0; at < bytes; at += 8 * 1024 ** 2) await file.write(`mark at ${at}`, at);
  await file.truncate(bytes);
  await file.close();
  return { path, bytes, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
