import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
// The server rewrites index.html for each response, so a compressed copy would be of no use.
const rewritten = 'index.html';

const toBrotli = promisify(brotliCompress);

/** Writes a .br and a .gz for each file that shrinks, so that the server never compresses. */
export function precompress(): Plugin {
  let outDir = '';
  let hasFailed = false;
  return {
    name: 'perch-precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    buildEnd: (error) => {
      hasFailed = error !== undefined;
    },
    closeBundle: async () => {
      // Its own failure would be shown instead.
      if (hasFailed) return;
      const names = await readdir(outDir, { recursive: true });
      const chosen = names.filter((name) => compressible.test(name) && name !== rewritten);
      await Promise.all(chosen.map((name) => compressFile(join(outDir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const br = await toBrotli(bytes, brotliOptions);
  // Searches longer than zlib does at its best: the first script is a 28th smaller.
  const gz = Bun.gzipSync(bytes, { library: 'libdeflate', level: 12 });
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
