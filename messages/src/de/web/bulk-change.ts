import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const bulkChange: typeof source = {
  action: 'Links ändern',
  title: ({ count }) => plural(count, { one: '# Link ändern', other: '# Links ändern' }),
  kept: 'Lassen, wie es ist',
  done: ({ count }) => plural(count, { one: '# Link geändert.', other: '# Links geändert.' }),
  failed: ({ count }) =>
    plural(count, {
      one: '# Link wurde nicht geändert:',
      other: '# Links wurden nicht geändert:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
