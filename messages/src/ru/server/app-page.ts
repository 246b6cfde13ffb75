import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const appPage: typeof source = {
  description: 'Загружайте файлы и делитесь ими по коротким публичным ссылкам',
  needsScripts: ({ name }) => `Для показа этой страницы ${isolate(name)} нужен JavaScript.`,
  loadFailure: ({ name }) =>
    `Не удалось полностью загрузить ${isolate(name)}. Проверьте соединение и обновите страницу.`,
  reload: 'Обновить',
};
