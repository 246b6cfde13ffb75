import type { PublicSettings } from '@perch/contract/settings';

import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ru');

const setUp = 'Этот сервер настроен, администратор есть.';
const notSetUp =
  'Этот сервер ещё не настроен: откройте ссылку для настройки, которую он вывел при запуске.';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Зарегистрироваться может каждый, учётную запись одобряет администратор.',
  open: 'Каждый может зарегистрироваться и сразу войти.',
  invite: 'Новые учётные записи — по приглашению.',
  closed: 'Новые учётные записи не принимаются.',
};

export const diagnostics: typeof source = {
  open: 'Проблемы с подключением?',
  label: 'Диагностика',
  asking: 'Проверка…',
  noAnswer: ({ seconds }) =>
    plural(seconds, {
      one: 'Нет ответа в течение # секунды.',
      few: 'Нет ответа в течение # секунд.',
      many: 'Нет ответа в течение # секунд.',
      other: `Нет ответа в течение ${number(seconds)} секунды.`,
    }),
  connectivity: {
    title: 'Связь с сервером',
    text: 'Проверяет, отвечают ли сервер и вход.',
    start: 'Проверить связь',
    probes: { base: 'Основной адрес', login: 'Вход', register: 'Регистрация' },
    unreachable: ({ tookMs }) => `Недоступен (через ${tookMs} мс).`,
    exists: ({ status, tookMs }) => `Есть: ответ ${status} за ${tookMs} мс.`,
    works: ({ status, tookMs }) => `Работает: ответ ${status} за ${tookMs} мс.`,
    missing: ({ status, tookMs }) => `Отсутствует: ответ ${status} за ${tookMs} мс.`,
    failing: ({ status, tookMs }) => `Сбой: ответ ${status} за ${tookMs} мс.`,
    foreign: ({ status, tookMs }) => `Не Perch: ответ ${status} за ${tookMs} мс.`,
    refused: ({ status, tookMs }) => `Отказ: ответ ${status} за ${tookMs} мс.`,
    allGood: 'Сервер отвечает как положено.',
    someBad: 'Сервер доступен, но работает не всё.',
    allBad:
      'Сервер недоступен. Проверьте соединение; если другие сайты работают, сервер не работает.',
  },
  login: {
    title: 'Вход',
    text: 'Проверяет введённые выше почту и пароль, не выполняя вход.',
    start: 'Проверить вход',
    nothingTyped: 'Сначала введите выше почту и пароль.',
    welcome: 'Добро пожаловать.',
    ended: ({ answer }) => `Сервер ответил: «${isolate(answer)}» Сеанс этой проверки завершён.`,
    notEnded: ({ answer }) =>
      `Сервер ответил: «${isolate(answer)}» Сеанс этой проверки не удалось завершить; он есть в разделе «Настройки», «Безопасность».`,
    needsSecondFactor:
      'Почта и пароль верны. Для входа нужен ещё второй фактор, поэтому сеанс не был открыт.',
    refused: ({ status, answer }) => `Сервер ответил (${status}): «${isolate(answer)}»`,
  },
  users: {
    title: 'Пользователи',
    text: 'Проверяет, настроен ли сервер и принимает ли он новые учётные записи.',
    start: 'Проверить пользователей',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Этот браузер',
    text: 'Забывает всё, что хранит об этом сервере, включая ваш сеанс и настройки.',
    start: 'Очистить кэш и перезагрузить',
  },
};
