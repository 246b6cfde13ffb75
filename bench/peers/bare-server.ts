import { Database } from 'bun:sqlite';
import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

// bun bench/peers/bare-server.ts [row|plain] <port> <folder>: what the runtime alone takes for what Perch promises of a file.
// Each request's body is hashed, written under a temporary name, renamed and synced with its folder before the
// answer. There is no form and no account, and a row of its size and hash only with `row`: rows of files that come at
// the same time share a commit. With `plain` nothing is hashed or synced.

const [mode] = process.argv.slice(2);
const [hasRow, isPlain] = [mode === 'row', mode === 'plain'];
const [port, root = '.'] = process.argv.slice(hasRow || isPlain ? 3 : 2);
const folder = await open(root, 'r');
const piecesBytes = 1024 ** 2;
const rows = hasRow ? openRows(join(root, '../rows.db')) : undefined;
let count = 0;

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(port),
  development: false,
  idleTimeout: 255,
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
  fetch: ({ method, body }) => (method === 'PUT' && body ? keep(body) : new Response('ready')),
});

function openRows(path: string) {
  const database = new Database(path, { create: true });
  database.run('pragma journal_mode = wal');
  database.run('pragma synchronous = full');
  database.run(
    'create table files (name text primary key, bytes integer, sha256 text, created_at integer)',
  );
  const insert = database.prepare('insert into files values (?, ?, ?, ?)');
  let waiting: { row: (string | number)[]; stored: () => void }[] = [];
  const commit = () => {
    const group = waiting;
    waiting = [];
    database.transaction(() => group.forEach(({ row }) => insert.run(...row)))();
    for (const { stored } of group) stored();
  };
  return {
    add: (row: (string | number)[]) =>
      new Promise<void>((stored) => {
        if (waiting.push({ row, stored }) === 1) setImmediate(commit);
      }),
  };
}

async function keep(body: ReadableStream<Uint8Array>): Promise<Response> {
  count += 1;
  const name = join(root, String(count));
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(`${name}.part`, 'wx', 0o600);
  try {
    let pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of body) {
      if (!isPlain) hash.update(piece);
      pieces.push(piece);
      size += piece.length;
      bytes += piece.length;
      if (bytes < piecesBytes) continue;
      await file.writev(pieces);
      [pieces, bytes] = [[], 0];
    }
    if (bytes > 0) await file.writev(pieces);
    await rename(`${name}.part`, name);
    if (!isPlain) await Promise.all([file.sync(), folder.sync()]);
  } finally {
    await file.close();
  }
  const sha256 = hash.digest('hex');
  await rows?.add([name, size, sha256, Date.now()]);
  return new Response(sha256, { status: 201 });
}
