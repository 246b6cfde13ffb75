import { expect, test } from 'bun:test';

import { palettes } from '@perch/contract/appearance/palette';
import { surfaces } from '@perch/contract/brand/accent';

test.each(['dark', 'light'] as const)(
  'a brand’s accent is checked against the elevations of the %s theme',
  (scheme) => {
    const { page, panel, raised } = palettes[scheme];
    expect(surfaces[scheme]).toEqual({ page, panel, raised });
  },
);
