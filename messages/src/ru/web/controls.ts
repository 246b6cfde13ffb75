import type {
  controls as controlsSource,
  domainChecks as checksSource,
} from '../../en/web/controls.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const controls: typeof controlsSource = {
  clearSearch: 'Очистить поиск',
  showField: ({ label }) => `Показать: ${label.toLowerCase()}`,
  hideField: ({ label }) => `Скрыть: ${label.toLowerCase()}`,
  keepToken: 'Оставить программы загрузки работать',
  keepTokenHint:
    'Иначе API-токен перестанет действовать, и для ShareX и скриптов понадобится новый файл.',
  controlKey: 'Ctrl',
  pager: {
    pages: 'Страницы',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    page: ({ page }) => `Страница ${page}`,
    range: ({ first, last, total }) => `${first}–${last} из ${total}`,
  },
  statuses: { approved: 'Одобрено', pending: 'Ожидает', rejected: 'Отклонено' },
  noLimit: 'Нет',
};

export const domainChecks: typeof checksSource = {
  ownership: 'Владение',
  pointing: 'Ведёт сюда',
  https: 'HTTPS',
  words: {
    unchecked: 'ещё не проверено',
    proven: 'подтверждено',
    notProven: 'не подтверждено',
    points: 'да',
    doesNotPoint: 'нет',
    works: 'работает',
    doesNotWork: 'не работает',
    notYet: 'ещё нет',
  },
  triedSoon: 'проверим через мгновение',
  triedOnceApproved: 'проверим, как только домен будет одобрен, а владение подтверждено',
  result: ({ check, word }) => `${check}: ${word}`,
  resultWithReason: ({ check, word, reason }) => `${check}: ${word} ${reason}`,
  reason: ({ reason }) => `(${isolate(reason)})`,
  lastChecked: ({ when }) => `Последняя проверка: ${when}`,
};
