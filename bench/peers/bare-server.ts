import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

// bun bench/peers/bare-server.ts <port> <folder>: what the runtime alone takes for what Perch promises of a file.
// Each request's body is hashed, written under a temporary name, renamed and synced with its folder before the
// answer. There is no form, no account and no row.

const [, , port, root = '.'] = process.argv;
const folder = await open(root, 'r');
const piecesBytes = 1024 ** 2;
let count = 0;

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(port),
  development: false,
  idleTimeout: 255,
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
  fetch: ({ method, body }) => (method === 'PUT' && body ? keep(body) : new Response('ready')),
});

async function keep(body: ReadableStream<Uint8Array>): Promise<Response> {
  count += 1;
  const name = join(root, String(count));
  const hash = createHash('sha256');
  const file = await open(`${name}.part`, 'wx', 0o600);
  try {
    let pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of body) {
      hash.update(piece);
      pieces.push(piece);
      bytes += piece.length;
      if (bytes < piecesBytes) continue;
      await file.writev(pieces);
      [pieces, bytes] = [[], 0];
    }
    if (bytes > 0) await file.writev(pieces);
    await rename(`${name}.part`, name);
    await Promise.all([file.sync(), folder.sync()]);
  } finally {
    await file.close();
  }
  return new Response(hash.digest('hex'), { status: 201 });
}
