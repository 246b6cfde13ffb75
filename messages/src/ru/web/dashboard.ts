import type { dashboard as source } from '../../en/web/dashboard.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ru');

const lastDays = (days: number) =>
  plural(days, {
    one: 'за последний # день',
    few: 'за последние # дня',
    many: 'за последние # дней',
    other: 'за последние # дня',
  });

export const dashboard: typeof source = {
  title: 'Обзор',
  welcome: {
    title: 'Добро пожаловать',
    greeting: ({ username }) => `Добро пожаловать в Perch, ${isolate(username)}!`,
    lead: 'Загружайте файлы, делитесь короткими ссылками и следите за занятым местом.',
  },
  totalUploads: 'Всего файлов',
  recentUploads: ({ count, days }) => `${count} ${lastDays(days)}`,
  totalSize: 'Общий размер',
  recentSize: ({ size, days }) => `${bytes(size)} ${lastDays(days)}`,
  status: {
    title: 'Состояние учётной записи',
    active: 'Активна',
    administrator: 'Администратор',
    user: 'Можно загружать и делиться',
    memberSince: 'Зарегистрирован',
    storageLimit: 'Лимит места',
  },
  collections: {
    title: 'Альбомы, метки, запросы и ссылки',
    albums: 'Альбомы',
    tags: 'Метки',
    requests: 'Запросы файлов',
    links: 'Короткие ссылки',
    clicks: 'Переходы',
  },
  notShown: 'Сейчас не удаётся показать статистику.',
  quickActions: {
    title: 'Быстрые действия',
    upload: 'Загрузить файлы',
    uploadHint: 'Поделиться короткой ссылкой',
    domains: 'Управлять доменами',
    domainsHint: 'Ссылки на вашем имени',
    settings: 'Настройки',
    settingsHint: 'Профиль и пароль',
  },
  byType: {
    title: 'Место по типам',
    loading: 'Загрузка места по типам',
    notShown: 'Сейчас не удаётся показать занятое место.',
    none: 'Здесь появятся ваши файлы по типам, как только вы что-нибудь загрузите.',
    files: ({ count, share }) =>
      plural(count, {
        one: `# файл · ${share}`,
        few: `# файла · ${share}`,
        many: `# файлов · ${share}`,
        other: `# файла · ${share}`,
      }),
    percent: ({ percent }) => `${percent} %`,
    belowOnePercent: '< 1 %',
  },
};
