import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const bulkChange: typeof source = {
  action: 'Modifica link',
  title: ({ count }) =>
    plural(count, {
      one: 'Modifica # link',
      many: 'Modifica # di link',
      other: 'Modifica # link',
    }),
  kept: 'Lascia com’è',
  done: ({ count }) =>
    plural(count, {
      one: '# link modificato.',
      many: '# di link modificati.',
      other: '# link modificati.',
    }),
  failed: ({ count }) =>
    plural(count, {
      one: '# link non è stato modificato:',
      many: '# di link non sono stati modificati:',
      other: '# link non sono stati modificati:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
