import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { uploadFlags } from '@perch/contract/uploads/options';

import { root } from '../scripts/project.mjs';

const pageOf = (path: string) => Bun.file(join(root, path)).text();
const names = uploadFlags.map(({ name }) => name);

test('the table of options in docs/use/uploads.md has every option', async () => {
  const rows = (await pageOf('docs/use/uploads.md')).matchAll(/^\| `(\w+)` +\|/gm);
  expect(Array.from(rows, ([, name]) => name).toSorted()).toEqual([...names].toSorted());
});

test('docs/command-line.md has the flag of every option', async () => {
  const page = await pageOf('docs/command-line.md');
  expect(uploadFlags.filter(({ flag }) => !page.includes(`\`--${flag}`))).toEqual([]);
});
