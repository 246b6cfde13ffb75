import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const domainChecks: typeof source = {
  txtMissing: 'запись TXT не найдена',
  txtDifferent: 'в записи TXT другое значение',
  addressMissing: 'запись A, AAAA или CNAME не найдена',
  pointsElsewhere: ({ found, expected }) =>
    `указывает на ${isolate(found)}, ожидается ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) => `указывает на ${isolate(found)}, а ожидаемый адрес неизвестен`,
  noAddress: 'нет адреса, который можно опросить',
  unreachable: ({ addresses }) => `${isolate(addresses)}: недоступно из интернета`,
  cnameLoop: 'записи CNAME ссылаются друг на друга по кругу',
  tooManyCnames: ({ max }) =>
    plural(max, {
      one: 'больше # записи CNAME подряд',
      few: 'больше # записей CNAME подряд',
      many: 'больше # записей CNAME подряд',
      other: 'больше # записи CNAME подряд',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'серверы имён не ответили за # секунду',
      few: 'серверы имён не ответили за # секунды',
      many: 'серверы имён не ответили за # секунд',
      other: 'серверы имён не ответили за # секунды',
    }),
  nameServersUnreachable: 'серверы имён недоступны',
  nameServersAnswered: ({ code }) => `серверы имён ответили ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `собственное имя этого сервера, ${isolate(name)}, не найдено: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} отвечает, но это другой сервер`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `адрес ${isolate(address)} не ответил за # секунду`,
      few: `адрес ${isolate(address)} не ответил за # секунды`,
      many: `адрес ${isolate(address)} не ответил за # секунд`,
      other: `адрес ${isolate(address)} не ответил за # секунды`,
    }),
  portClosed: ({ address, port }) => `адрес ${isolate(address)} не отвечает на порту ${port}`,
  certificateInvalid: ({ detail }) => `сертификат недействителен: ${isolate(detail)}`,
  certificateMissing: 'сертификат ещё не выпущен',
};
