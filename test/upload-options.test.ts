import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { uploadOptionNames } from '@perch/contract/uploads/options';

import { root } from '../scripts/project.mjs';

test('the table of options in docs/use/uploads.md has every option', async () => {
  const page = await Bun.file(join(root, 'docs/use/uploads.md')).text();
  const rows = Array.from(page.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name);
  expect<unknown[]>(rows.toSorted()).toEqual(uploadOptionNames.toSorted());
});
