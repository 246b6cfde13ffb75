import type { layout as source } from '../../en/web/layout.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const layout: typeof source = {
  skipToContent: 'Перейти к содержимому',
  sidebar: 'Боковая панель',
  menu: 'Меню',
  openMenu: 'Открыть меню',
  mainMenu: 'Главное меню',
  logout: 'Выйти',
  welcomeBack: ({ username }) => `С возвращением, ${isolate(username)}`,
  pages: {
    dashboard: 'Обзор',
    uploads: 'Файлы',
    albums: 'Альбомы',
    requests: 'Запросы',
    links: 'Короткие ссылки',
    domains: 'Домены',
    settings: 'Настройки',
    admin: 'Управление',
  },
  sessionExpired: 'Сеанс истёк. Войдите снова.',
  uploadingNotLoaded:
    'Не удалось загрузить модуль отправки файлов. Проверьте соединение и попробуйте ещё раз.',
  noAnswer: 'Perch не отвечает',
  pending: {
    title: 'Учётная запись ждёт одобрения',
    lead: 'Подождите, пока администратор одобрит вашу учётную запись.',
    refresh: 'Обновить',
  },
  errors: {
    missingPage: 'Не удалось загрузить эту страницу',
    missingPageText:
      'Не удалось загрузить часть страницы. Проверьте соединение или перезагрузите страницу.',
    brokenPage: 'На этой странице что-то пошло не так',
    brokenPageText: 'Ваши файлы не пострадали. Попробуйте ещё раз или перезагрузите страницу.',
    missingSection: 'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.',
    brokenSection: 'Здесь что-то пошло не так.',
    reload: 'Перезагрузить',
  },
};
