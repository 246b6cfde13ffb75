import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const bulkChange: typeof source = {
  action: 'Modifier les liens',
  title: ({ count }) =>
    plural(count, {
      one: 'Modifier # lien',
      many: 'Modifier # de liens',
      other: 'Modifier # liens',
    }),
  kept: 'Laisser tel quel',
  done: ({ count }) =>
    plural(count, {
      one: '# lien modifié.',
      many: '# de liens modifiés.',
      other: '# liens modifiés.',
    }),
  failed: ({ count }) =>
    plural(count, {
      one: '# lien n’a pas été modifié :',
      many: '# de liens n’ont pas été modifiés :',
      other: '# liens n’ont pas été modifiés :',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
