import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const commands: typeof source = {
  groups: {
    pages: 'Страницы',
    actions: 'Действия',
    files: 'Файлы',
    recentFiles: 'Недавние файлы',
    links: 'Ссылки',
    clients: 'Программы',
    albums: 'Альбомы',
    tags: 'Метки',
  },
  palette: 'Палитра команд',
  open: 'Поиск и переход…',
  search: 'Поиск и переход',
  searchHint: 'Искать файлы, страницы и действия',
  results: 'Результаты',
  resultCount: ({ count }) =>
    plural(count, {
      one: '# результат',
      few: '# результата',
      many: '# результатов',
      other: '# результата',
    }),
  searching: 'Поиск…',
  nothingFound: ({ typed }) => `По запросу «${isolate(typed)}» ничего не найдено`,
  logOut: 'Выйти',
  logOutKeywords: 'выход logout sign out',
  shortcutsKeywords: 'клавиши помощь',
  shortcuts: {
    title: 'Сочетания клавиш',
    close: 'Закрыть сочетания клавиш',
    jump: 'Поиск и переход куда угодно',
    searchInList: 'Искать в списке',
    upload: 'Загрузить файлы',
    favorite: 'Добавить файл в избранное или убрать из него',
    goTo: {
      dashboard: 'К обзору',
      uploads: 'К файлам',
      albums: 'К альбомам',
      requests: 'К запросам',
      links: 'К коротким ссылкам',
      domains: 'К доменам',
      settings: 'К настройкам',
      admin: 'К управлению',
    },
    showList: 'Показать этот список',
    closeOrClear: 'Закрыть или очистить',
    singleKeys: 'Однобуквенные сочетания в этом браузере',
  },
};
