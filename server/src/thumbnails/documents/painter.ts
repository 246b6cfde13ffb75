import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2' with { type: 'file' };
import interGreek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2' with { type: 'file' };
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2' with { type: 'file' };
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2' with { type: 'file' };
import interVietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2' with { type: 'file' };
import monoCyrillic from '@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-400-normal.woff2' with { type: 'file' };
import monoGreek from '@fontsource/jetbrains-mono/files/jetbrains-mono-greek-400-normal.woff2' with { type: 'file' };
import monoLatin from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2' with { type: 'file' };
import monoLatinExt from '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-ext-400-normal.woff2' with { type: 'file' };
import { initSync, type Node, Renderer } from '@takumi-rs/wasm';
// @ts-expect-error The library describes what is in the module; the bundler gives its path.
import program from '@takumi-rs/wasm/takumi_wasm_bg.wasm' with { type: 'file' };

import type { Drawn } from '../drawn.ts';
import { sheetSize } from '../picture-form.ts';
import { assetOf } from './asset.ts';

const inter = [interLatin, interLatinExt, interCyrillic, interGreek, interVietnamese];
const mono = [monoLatin, monoLatinExt, monoCyrillic, monoGreek];
/** What the fonts above have. */
const covered = /^[\0-\u036f\u0370-\u052f\u1e00-\u22ff\ufeff]*$/;
const machineFonts = ['/usr/share/fonts', '/usr/local/share/fonts'];
// The fonts of the container image `media` have 43 MB; with them a drawing takes 200 MB of memory.
const fontBytesMax = 48 * 1024 ** 2;
const fontFilesMax = 2000;

/** A renderer that knows the fonts for `text`: its own, and for other scripts those of the machine. None for an empty one. */
export async function openPainter(text: string): Promise<Renderer> {
  initSync({ module: await assetOf(String(program)) });
  const painter = new Renderer();
  if (text === '') return painter;
  for (const path of inter)
    await painter.registerFont({ name: 'Inter', data: await assetOf(path) });
  for (const path of mono) {
    const data = await assetOf(path);
    await painter.registerFont({ name: 'Mono', generic: 'monospace', data });
  }
  if (covered.test(text)) return painter;
  for (const path of listMachineFonts()) await painter.registerFont(readFileSync(path));
  return painter;
}

/** Regular weights, the smallest first, up to a sum of their bytes. */
function listMachineFonts(): string[] {
  const files = machineFonts
    .flatMap(filesBelow)
    .filter(
      (path) =>
        /\.(ttf|otf|ttc)$/i.test(path) && !/bold|italic|oblique|light|thin|black/i.test(path),
    )
    .map((path) => ({ path, bytes: statSync(path, { throwIfNoEntry: false })?.size ?? Infinity }))
    .toSorted((a, b) => a.bytes - b.bytes);
  let sum = 0;
  return files.flatMap(({ path, bytes }) => ((sum += bytes) <= fontBytesMax ? [path] : []));
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .slice(0, fontFilesMax)
      .map((name) => join(folder, name));
  } catch {
    // A machine without fonts.
    return [];
  }
}

/** A sheet with this on it; `text` is all that is written there. */
export async function drawSheet(node: Node, text: string): Promise<Drawn> {
  const painter = await openPainter(text);
  const picture = await painter.render(node, { ...sheetSize, format: 'png' });
  return { picture: Buffer.from(picture), facts: {} };
}
