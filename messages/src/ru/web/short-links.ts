import type { shortLinks as source } from '../../en/web/short-links.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ru');

export const shortLinks: typeof source = {
  title: 'Ваши короткие ссылки',
  create: 'Новая короткая ссылка',
  createKeywords: 'сократить url адрес перенаправление',
  lead: ({ max }) =>
    `Короткая ссылка ведёт на другой адрес. Ссылок может быть не больше ${number(max)}; завершившиеся удаляются.`,
  target: 'Адрес для сокращения',
  shorten: 'Сократить',
  more: 'Другие параметры',
  targetInvalid: 'Введите адрес, который начинается с http:// или https://.',
  targetOwn: 'Этот адрес находится на этом сервере: короткие ссылки ведут в другое место.',
  made: 'Ваша короткая ссылка',
  notMade: 'Короткая ссылка не создана',
  name: 'Название',
  nameHint: 'На странице, где сказано, куда ведёт ссылка.',
  slugHint: 'Пусто: имя выберет сервер.',
  clicksAllowed: 'Разрешено переходов',
  clicksRemaining: 'Осталось переходов',
  changeTarget: 'Куда ведёт',
  newPassword: 'Новый пароль короткой ссылки',
  clicks: ({ count }) =>
    plural(count, {
      one: '# переход',
      few: '# перехода',
      many: '# переходов',
      other: '# перехода',
    }),
  clicksLeft: ({ count }) =>
    plural(count, {
      one: 'Остался # переход',
      few: 'Осталось # перехода',
      many: 'Осталось # переходов',
      other: 'Осталось # перехода',
    }),
  copy: 'Копировать ссылку',
  copyNamed: ({ name }) => `Копировать ${isolate(name)}`,
  copied: 'Короткая ссылка скопирована в буфер обмена!',
  copyFailed: 'Не удалось скопировать короткую ссылку',
  openTarget: ({ target }) => `Открыть ${isolate(target)}`,
  change: 'Изменить короткую ссылку',
  dismiss: 'Закрыть форму',
  edit: ({ name }) => `Изменить ${isolate(name)}`,
  saved: 'Короткая ссылка изменена.',
  notSaved: 'Короткая ссылка не изменена',
  delete: ({ name }) => `Удалить ${isolate(name)}`,
  deleteText:
    'Она сразу перестанет работать везде, где вы ею поделились, а счётчик переходов будет потерян.',
  deleted: 'Короткая ссылка удалена.',
  search: 'Поиск коротких ссылок',
  searchHint: 'Имя, название или адрес',
  sortBy: 'Сортировка',
  sorts: {
    newest: 'Сначала новые',
    oldest: 'Сначала старые',
    clicks: 'Больше переходов',
  },
  loading: 'Загрузка ваших коротких ссылок',
  failed: 'Не удалось показать ваши короткие ссылки',
  none: 'Коротких ссылок пока нет',
  noneHint: 'Вставьте адрес выше, и вы получите короткий, который ведёт к нему.',
  noneFound: ({ search }) => `Нет коротких ссылок с «${isolate(search)}»`,
  searched: ({ max }) => `Поиск идёт по новым ссылкам, не больше ${number(max)}.`,
  showAll: 'Показать все',
};
