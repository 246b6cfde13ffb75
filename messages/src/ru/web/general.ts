import type { general as source } from '../../en/web/general.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ru');

export const general: typeof source = {
  cancel: 'Отмена',
  delete: 'Удалить',
  dismiss: 'Скрыть',
  download: 'Скачать',
  loading: 'Загрузка…',
  open: 'Открыть',
  proxyBlocks: ({ proxy }) =>
    `Прокси-сервер${proxy && ` (${isolate(proxy)})`} перед этим сервером блокирует загрузку. Администраторам: см. docs/proxies/README.md#limits-of-a-proxy.`,
  save: 'Сохранить',
  stepOf: ({ step, steps }) => `Шаг ${number(step)} из ${number(steps)}`,
  tryAgain: 'Повторить',
  unexplained: 'Произошла ошибка. Попробуйте ещё раз.',
  unknownAnswer: 'Сервер ответил в форме, которую эта страница не знает.',
  unreachable: 'Сервер недоступен. Проверьте соединение и попробуйте ещё раз.',
};
