import type { tokens as source } from '../../en/server/tokens.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('ru');

export const tokens: typeof source = {
  insufficientScope: ({ scope }) => `У этого токена нет области ${isolate(scope)}.`,
  sessionOnly: 'С токеном это невозможно; войдите в учётную запись.',
  wrongAddress: 'Этот токен не действует с вашего сетевого адреса.',
  rangeInvalid: ({ range }) => `${isolate(range)} — не адрес и не диапазон вида 192.0.2.0/24.`,
  tooMany: ({ max }) =>
    `У вас ${number(max)} токенов, больше нельзя. Сначала отзовите один из них.`,
  noSuchToken: 'Такого токена нет.',
  noSuchProfile: 'Такого профиля нет.',
  profileUnknown: ({ name }) => `Профиля ${isolate(name)} нет.`,
  profileLocked: 'Этот токен закреплён за другим профилем.',
  lockedToNothing: 'Токен можно закрепить только за профилем: выберите его.',
  profileExpires: 'expires профиля — это время вида 30m, 12h, 7d или 4w либо never.',
  profileName: ({ max }) => `В name должно быть от 1 до ${number(max)} символов.`,
  profileTaken: ({ name }) => `Профиль ${isolate(name)} уже есть.`,
  profileInUse: ({ token }) =>
    `Токен ${isolate(token)} закреплён за этим профилем. Сначала измените или отзовите его.`,
  tooManyProfiles: ({ max }) =>
    `У вас ${number(max)} профилей, больше нельзя. Сначала удалите один из них.`,
  bytesSpent: 'Этот токен уже загрузил сегодня всё, что ему разрешено.',
  defaultIsOff: 'Токен по умолчанию отключён. Создайте токен для этой программы.',
  defaultDisabled: 'Токен по умолчанию больше не действует.',
  revoked: 'Токен больше не действует.',
  profileDeleted: 'Профиль удалён.',
};
