import type { settings as source } from '../../en/web/settings.ts';
import { createFormats } from '../../formats.ts';
import { confirmation, passkeyUse } from './confirmation.ts';
import { filePages } from './file-pages.ts';

const { isolate } = createFormats('ru');

export const settings: typeof source = {
  page: 'Настройки',
  tabs: {
    profile: 'Профиль',
    security: 'Безопасность',
    api: 'API и ShareX',
    tokens: 'Токены и профили',
    appearance: 'Оформление',
    debug: 'Отладка',
  },
  commands: {
    profile: 'Настройки: Профиль',
    security: 'Настройки: Безопасность',
    api: 'Настройки: API и ShareX',
    tokens: 'Настройки: Токены и профили',
    appearance: 'Настройки: Оформление',
    debug: 'Настройки: Отладка',
  },
  keywords: {
    profile: 'имя пользователя почта учётная запись',
    security: 'пароль сеансы выход',
    api: 'токен программы ishare curl shell',
    tokens: 'отозвать права программы профиль',
    appearance: 'тема тёмная светлая режим цвета язык',
    debug: 'учётная запись данные',
  },
  confirmation,
  profile: {
    title: 'Профиль',
    lead: 'Имя пользователя видят администраторы; войти можно с ним или с адресом почты.',
    updated: 'Профиль сохранён!',
    updating: 'Сохранение…',
    save: 'Сохранить изменения',
    pendingEmail: ({ email }) =>
      `Мы отправили ссылку на ${isolate(email)}. Адрес изменится, когда её откроют; до тех пор входите как прежде.`,
    noEmail: 'У вашей учётной записи нет почты. Без неё забытый пароль нельзя сбросить письмом.',
    cancelEmail: 'Отменить изменение',
    account: 'Учётная запись',
    memberSince: 'Зарегистрирован',
    role: 'Роль',
    administrator: 'Администратор',
    user: 'Пользователь',
    uploads: 'Файлы',
    storageUsed: 'Занято места',
    storageLimit: 'Лимит места',
  },
  filePages,
  passkeyUse,
  expiryMails: {
    title: 'Письма',
    wanted: 'Сообщать по почте за день до истечения срока файлов',
    hint: 'Не более одного письма в день, обо всех файлах сразу.',
    saved: 'Сохранено.',
    failed: 'Настройка не загружена.',
  },
  debug: {
    issues: 'Проблемы',
    refresh: 'Обновить',
    noIssues: 'Проблем не найдено.',
    userData: 'Данные пользователя',
    heldInApp: 'Хранится в приложении',
    latestResponse: 'Последний ответ о профиле',
    loading: 'Загрузка профиля',
    failed: 'Не удалось показать профиль',
    noEmail: 'У учётной записи нет адреса почты.',
    placeholderEmail: ({ email }) => `Адрес ${isolate(email)} похож на заглушку.`,
    noRole: 'У пользователя нет ни роли, ни признака администратора.',
  },
};
