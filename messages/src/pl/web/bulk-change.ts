import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pl');

export const bulkChange: typeof source = {
  action: 'Zmień linki',
  title: ({ count }) =>
    plural(count, {
      one: 'Zmień # link',
      few: 'Zmień # linki',
      many: 'Zmień # linków',
      other: 'Zmień # linku',
    }),
  kept: 'Pozostaw bez zmian',
  done: ({ count }) =>
    plural(count, {
      one: 'Zmieniono # link.',
      few: 'Zmieniono # linki.',
      many: 'Zmieniono # linków.',
      other: 'Zmieniono # linku.',
    }),
  failed: ({ count }) =>
    plural(count, {
      one: 'Nie zmieniono # linku:',
      few: 'Nie zmieniono # linków:',
      many: 'Nie zmieniono # linków:',
      other: 'Nie zmieniono # linku:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
