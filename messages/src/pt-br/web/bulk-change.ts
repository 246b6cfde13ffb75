import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('pt-BR');

export const bulkChange: typeof source = {
  action: 'Alterar links',
  title: ({ count }) =>
    plural(count, {
      one: 'Alterar # link',
      many: 'Alterar # de links',
      other: 'Alterar # links',
    }),
  kept: 'Deixar como está',
  done: ({ count }) =>
    plural(count, {
      one: '# link alterado.',
      many: '# de links alterados.',
      other: '# links alterados.',
    }),
  failed: ({ count }) =>
    plural(count, {
      one: '# link não foi alterado:',
      many: '# de links não foram alterados:',
      other: '# links não foram alterados:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
