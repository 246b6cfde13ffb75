import { Database } from 'bun:sqlite';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

// bun bench/guard/reference.ts <port> <folder>: the least that a server of this runtime has to do for
// the same requests. Perch is counted in multiples of it, so that the machine does not matter.

const [, , port, folder = ''] = process.argv;
const tiny = new Blob([new Uint8Array(1024)]);
const small = new Blob([new Uint8Array(100 * 1024)]);
let count = 0;

const database = new Database(':memory:');
database.run('create table uploads (id text primary key, name text, type text, bytes integer)');
for (let row = 0; row < 1000; row += 1) {
  database.run('insert into uploads values (?, ?, ?, ?)', [
    `${row}`.padStart(21, '0'),
    `picture ${row}.png`,
    'image/png',
    row * 1024,
  ]);
}
const page = database.query('select * from uploads order by id desc limit 50');

Bun.serve({
  port: Number(port),
  hostname: '127.0.0.1',
  development: false,
  reusePort: false,
  // The other server's turn may take longer than the usual ten seconds.
  idleTimeout: 255,
  fetch(request) {
    if (request.method === 'POST') return keep(request);
    if (request.url.endsWith('/list')) return Response.json(page.all());
    return new Response(request.url.endsWith('/small') ? small : tiny);
  },
});

/** Hashes what comes, and answers when it is on the disk. */
async function keep(request: Request): Promise<Response> {
  const path = join(folder, `${(count += 1)}.bin`);
  const hasher = new Bun.CryptoHasher('sha256');
  const handle = await open(path, 'wx');
  try {
    for await (const chunk of request.body ?? []) {
      hasher.update(chunk);
      await handle.write(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rm(path);
  return Response.json({ sha256: hasher.digest('hex') });
}
