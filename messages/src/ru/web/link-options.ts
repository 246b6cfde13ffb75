import type { linkOptions as source } from '../../en/web/link-options.ts';
import { createFormats } from '../../formats.ts';

const { plural } = createFormats('ru');

export const linkOptions: typeof source = {
  badges: {
    ends: ({ when }) => `Истекает ${when}`,
    endsAt: ({ date }) => `Истекает ${date}`,
    ended: 'Срок истёк',
    locked: 'Запрашивает пароль',
    downloadsLeft: ({ count }) =>
      plural(count, {
        one: 'Осталось # скачивание',
        few: 'Осталось # скачивания',
        many: 'Осталось # скачиваний',
        other: 'Осталось # скачивания',
      }),
    burn: 'Удаляется после одного скачивания',
  },
  views: { label: 'Показанные файлы', files: 'Файлы', ends: 'Со сроком' },
  addToAlbum: 'Добавить в альбом',
  noneEnd: 'Нет файлов со сроком',
  noneEndHint: 'Здесь появятся файлы, ссылка на которые когда-нибудь истекает.',
};
