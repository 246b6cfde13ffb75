import { expect, test } from 'bun:test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Glob } from 'bun';

const root = join(import.meta.dirname, '..');

// What browsers got after those that web/browsers.ts promises. Of the language itself, tsconfig.json
// knows only what these have (`lib`); this is of the platform, which has no versions in TypeScript.
const tooNew = {
  'URL.parse': /\bURL\.parse\(/,
  'Response.bytes, Blob.bytes': /\.bytes\(\)/,
  'Promise.try': /\bPromise\.try\(/,
  'Error.isError': /\bError\.isError\(/,
  'RegExp.escape': /\bRegExp\.escape\(/,
  'Uint8Array in Base64 and hexadecimal': /\.(?:from|to|setFrom)(?:Base64|Hex)\(/,
  'Intl.DurationFormat': /\bIntl\.DurationFormat\b/,
  Temporal: /\bTemporal\./,
  'explicit resource management': /\b(?:await )?using \w+ =/,
  'view transitions': /\.startViewTransition\b/,
  'requestIdleCallback, scheduler': /\brequestIdleCallback\b|\bscheduler\./,
  'ClipboardItem, clipboard.write': /\bClipboardItem\b|clipboard\.write\(/,
  'Navigation, CloseWatcher, URLPattern': /\bwindow\.navigation\b|\bCloseWatcher\b|\bURLPattern\b/,
  moveBefore: /\.moveBefore\(/,
  'iteration of streams': /for await \(const \w+ of \w+\.body\)/,
};

const uses = async (path: string) => {
  const code = await readFile(join(root, path), 'utf8');
  return Object.entries(tooNew)
    .filter(([, pattern]) => pattern.test(code))
    .map(([name]) => `${path}: ${name}`);
};

test('the web app uses nothing that the oldest promised browsers lack', async () => {
  const globs = ['web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts'];
  const paths = globs.flatMap((glob) => [...new Glob(glob).scanSync(root)]);
  const sources = paths.filter((path) => !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(100);
  expect((await Promise.all(sources.map(uses))).flat()).toEqual([]);
});
