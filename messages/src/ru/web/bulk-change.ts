import type { bulkChange as source } from '../../en/web/bulk-change.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const bulkChange: typeof source = {
  action: 'Изменить ссылки',
  title: ({ count }) =>
    plural(count, {
      one: 'Изменить # ссылку',
      few: 'Изменить # ссылки',
      many: 'Изменить # ссылок',
      other: 'Изменить # ссылки',
    }),
  kept: 'Оставить как есть',
  done: ({ count }) =>
    plural(count, {
      one: 'Изменена # ссылка.',
      few: 'Изменены # ссылки.',
      many: 'Изменено # ссылок.',
      other: 'Изменено # ссылки.',
    }),
  failed: ({ count }) =>
    plural(count, {
      one: 'Не изменена # ссылка:',
      few: 'Не изменены # ссылки:',
      many: 'Не изменено # ссылок:',
      other: 'Не изменено # ссылки:',
    }),
  failure: ({ name, reason }) => `${isolate(name)}: ${reason}`,
};
