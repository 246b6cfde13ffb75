import type { trash as source } from '../../en/web/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

const days = (count: number) =>
  plural(count, { one: '# день', few: '# дня', many: '# дней', other: '# дня' });
const files = (count: number) =>
  plural(count, { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' });

export const trash: typeof source = {
  title: 'Корзина',
  note: ({ days: count }) =>
    `Удалённые файлы хранятся здесь ${days(count)} и занимают ваше место. Ссылки на них не работают.`,
  nothing: 'Корзина пуста',
  deletedAt: ({ date }) => `Удалено ${date}`,
  kept: ({ days: count }) => `Удалённое хранится в корзине ${days(count)}.`,
  moved: ({ count }) =>
    count === 1 ? 'Файл перемещён в корзину.' : `Перемещено в корзину: ${files(count)}.`,
  undo: 'Отменить',
  restore: 'Восстановить',
  restoreNamed: ({ name }) => `Восстановить ${isolate(name)}`,
  restored: ({ count }) => (count === 1 ? 'Файл восстановлен.' : `Восстановлено: ${files(count)}.`),
  notRestored: ({ count }) =>
    count === 1 ? 'Не удалось восстановить файл' : 'Не удалось восстановить файлы',
  removal: {
    action: 'Удалить навсегда',
    actionNamed: ({ name }) => `Удалить ${isolate(name)} навсегда`,
    title: ({ count }) =>
      count === 1 ? 'Удалить файл навсегда' : `Удалить ${files(count)} навсегда`,
    warning: 'Это нельзя отменить.',
    done: ({ count }) =>
      count === 1 ? 'Файл удалён навсегда.' : `Удалено навсегда: ${files(count)}.`,
  },
  emptying: {
    action: 'Очистить корзину',
    question: 'Удалить навсегда все файлы в корзине?',
    done: 'Корзина очищена.',
    failed: 'Не удалось очистить корзину',
  },
};
