import type { general as source } from '../../en/web/general.ts';

export const general: typeof source = {
  cancel: 'Отмена',
  delete: 'Удалить',
  dismiss: 'Скрыть',
  download: 'Скачать',
  loading: 'Загрузка…',
  open: 'Открыть',
  save: 'Сохранить',
  tryAgain: 'Повторить',
  unexplained: 'Произошла ошибка. Попробуйте ещё раз.',
  unknownAnswer: 'Сервер ответил в форме, которую эта страница не знает.',
  unreachable: 'Сервер недоступен. Проверьте соединение и попробуйте ещё раз.',
};
