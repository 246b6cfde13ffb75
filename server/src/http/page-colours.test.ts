import { expect, test } from 'bun:test';

import { palettes } from '@perch/contract/appearance/palette';

import { docsStyle } from './openapi/docs-style.ts';
import { pageColours } from './page-colours.ts';

test('has both schemes, the light one where the device prefers it', () => {
  const [dark = '', light = ''] = pageColours.split('@media (prefers-color-scheme:light){');
  expect(dark).toContain(`--page:${palettes.dark.page};`);
  expect(dark).not.toContain(`--page:${palettes.light.page};`);
  expect(light).toContain(`:root{color-scheme:light}:root{--page:${palettes.light.page};`);
});

test('the API page uses no colour that the palettes lack', () => {
  const own = docsStyle.replace(pageColours, '');
  expect(own).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(/i);
  for (const [, name = ''] of own.matchAll(/var\(--([a-z-]+)\)/g)) {
    expect(Object.keys(palettes.dark)).toContain(name);
  }
});
