import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('es');

export const bulkChange: typeof source = {
  action: 'Cambiar enlaces',
  title: ({ count }) =>
    plural(count, {
      one: 'Cambiar # enlace',
      many: 'Cambiar # de enlaces',
      other: 'Cambiar # enlaces',
    }),
  kept: 'Dejar como está',
  done: ({ count }) =>
    plural(count, {
      one: '# enlace cambiado.',
      many: '# de enlaces cambiados.',
      other: '# enlaces cambiados.',
    }),
  failed: ({ count }) =>
    plural(count, {
      one: '# enlace no se ha cambiado:',
      many: '# de enlaces no se han cambiado:',
      other: '# enlaces no se han cambiado:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
