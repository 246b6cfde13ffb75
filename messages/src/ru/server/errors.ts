import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ru');

export const errors: typeof source = {
  noSuchCall: 'Такого вызова нет.',
  serverFull: 'На сервере не осталось места для файлов.',
  serverBusy: 'Сервер сейчас занят. Попробуйте ещё раз.',
  serverOverloaded: 'Сервер сейчас перегружен. Попробуйте ещё раз.',
  tooComplex: 'Этот текст слишком сложен, чтобы его показать.',
  storageUnavailable: 'Хранилище файлов не отвечает. Попробуйте ещё раз.',
  unexpected: 'На сервере что-то пошло не так.',
  notReady: 'База данных или хранилище не отвечает.',
  stopping: 'Сервер останавливается.',
  nulInText: 'Текст не может содержать символ NUL.',
  nothingHere: 'По этому адресу ничего нет.',
  noWebApp: 'По этому адресу ничего нет: веб-приложение не собрано.',
  onlyRead: 'Этот адрес доступен только для чтения.',
  unknownHost: 'Этот адрес здесь не обслуживается; нужный указан в PUBLIC_URL.',
  invalidHost: 'В запросе нет допустимого имени хоста.',
  bodyOfAnotherType: 'Тело запроса должно быть в формате JSON (application/json).',
  bodyNotJson: 'Тело запроса — недопустимый JSON.',
  bodyNotUtf8: 'Тело запроса — недопустимый текст UTF-8.',
  bodyTooLarge: ({ kilobytes }) => `Тело запроса может быть не больше ${number(kilobytes)} КБ.`,
  metricsTokenNeeded: 'Здесь нужен токен из METRICS_TOKEN.',
  onlyProxyMayAsk: 'Спрашивать может только прокси перед этим сервером.',
};
