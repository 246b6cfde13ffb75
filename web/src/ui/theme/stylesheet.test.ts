import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { coloursStylesheet } from './stylesheet.ts';

test('colours.css has the colours of the palettes', async () => {
  const file = Bun.file(join(import.meta.dirname, 'colours.css'));
  if (Bun.env['UPDATE_DOCS'] === '1') await file.write(coloursStylesheet());
  expect(await file.text()).toBe(coloursStylesheet());
});
