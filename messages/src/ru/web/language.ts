import type { language as source } from '../../en/web/language.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const language: typeof source = {
  label: 'Язык',
  lead: 'На этом языке приходят и письма.',
  asBrowser: ({ language: name }) => `Как в браузере (${isolate(name)})`,
  notLoaded: ({ language: name }) =>
    `Не удалось загрузить язык ${isolate(name)}. Проверьте соединение и попробуйте ещё раз.`,
  notSaved: 'Не удалось сохранить язык',
};
