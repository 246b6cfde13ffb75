import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('ru');

export const users: typeof source = {
  title: 'Пользователь',
  all: 'Все пользователи',
  empty: 'Пользователи не найдены',
  search: 'Поиск пользователей…',
  loading: 'Загрузка пользователей',
  user: 'Пользователь',
  status: 'Состояние',
  uploads: 'Файлы',
  storage: 'Место',
  joined: 'Регистрация',
  admin: 'Админ',
  view: ({ name }) => `Открыть ${isolate(name)}`,
  deleteNamed: ({ name }) => `Удалить ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Ожидающие пользователи',
    label: 'Ожидающие пользователи',
    empty: 'Никто не ждёт одобрения',
    loading: 'Загрузка ожидающих пользователей',
    registered: 'Регистрация',
    select: ({ name }) => `Выбрать ${isolate(name)}`,
    selectAll: 'Выбрать всех',
    approveSelected: ({ count }) => `Одобрить выбранных (${number(count)})`,
    approved: ({ count }) =>
      count === 1
        ? 'Пользователь одобрен'
        : plural(count, {
            one: 'Одобрен # пользователь',
            few: 'Одобрены # пользователя',
            many: 'Одобрены # пользователей',
            other: 'Одобрены # пользователя',
          }),
    failedToApprove: 'Не удалось одобрить пользователя',
  },
  reject: {
    title: 'Отклонить пользователя',
    keeps: 'Регистрация остаётся в списке всех пользователей как отклонённая.',
    deletes: 'Регистрация удаляется. С тем же адресом почты можно зарегистрироваться снова.',
    keep: 'Сохранить как отклонённую, чтобы с этим адресом нельзя было зарегистрироваться снова',
    withoutEmail: {
      deletes:
        'Регистрация удаляется. С тем же именем пользователя можно зарегистрироваться снова.',
      keep: 'Сохранить как отклонённую, чтобы с этим именем нельзя было зарегистрироваться снова',
    },
    rejected: 'Пользователь отклонён',
    failed: 'Не удалось отклонить пользователя',
  },
  delete: {
    title: 'Удалить пользователя',
    question: 'Удалить этого пользователя? Отменить это нельзя.',
    outcome: 'Сеансы, домены и файлы пользователя тоже удаляются.',
    deleted: 'Пользователь удалён',
    alreadyDeleted: 'Этот пользователь уже удалён',
    notImplemented: 'Вызов для удаления пользователей отсутствует',
    failed: 'Не удалось удалить пользователя',
  },
  suspend: {
    title: 'Заблокировать',
    text: ({ name }) =>
      `${isolate(name)} больше не сможет пользоваться Perch, пока вы снова не откроете доступ.`,
    keepsLinks: 'Файлы и домены останутся доступны.',
    stopsLinks: 'Файлы и домены до тех пор недоступны. Ничего не удаляется.',
    keepLinks: 'Оставить ссылки рабочими',
  },
  account: {
    loading: 'Загрузка пользователя',
    failed: 'Не удаётся показать этого пользователя',
    email: 'Почта',
    role: 'Роль',
    roleAdmin: 'Администратор',
    roleUser: 'Пользователь',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} из ${bytes(maxBytes)}`,
    links: 'Ссылки',
    linksWorking: 'Работают',
    linksStopped: 'Остановлены',
    changed: 'Пользователь изменён',
    failedToChange: 'Не удалось изменить пользователя',
  },
  changes: {
    letIn: {
      label: 'Открыть доступ',
      question: ({ name }) => `${isolate(name)} сможет входить и загружать файлы.`,
    },
    makeUser: {
      label: 'Сделать обычным пользователем',
      question: ({ name }) => `${isolate(name)} больше не сможет открыть управление.`,
    },
    makeAdmin: {
      label: 'Сделать администратором',
      question: ({ name }) =>
        `${isolate(name)} сможет одобрять, изменять и удалять учётные записи, домены и файлы всех пользователей.`,
    },
    stopLinks: {
      label: 'Остановить ссылки',
      question: ({ name }) =>
        `Файлы и домены пользователя ${isolate(name)} будут недоступны, пока вы снова не откроете доступ. Ничего не удаляется.`,
    },
    keepLinks: {
      label: 'Оставить ссылки рабочими',
      question: ({ name }) =>
        `Файлы и домены пользователя ${isolate(name)} снова будут доступны, хотя учётная запись остаётся заблокированной.`,
    },
  },
  quota: {
    label: 'Квота',
    none: 'Без лимита',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (по умолчанию)`,
    invalid: ({ first, second }) => `Укажите размер, например ${first} или ${second}`,
    save: 'Сохранить квоту',
    saved: 'Квота сохранена',
    failed: 'Не удалось сохранить квоту',
  },
};
