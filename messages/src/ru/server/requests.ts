import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('ru');

export const requests: typeof source = {
  noSuchRequest: 'Такого запроса файлов нет.',
  tooMany: ({ max }) =>
    `У вас уже ${number(max)} запросов файлов, это предел. Сначала удалите один из них.`,
  deleted: 'Запрос удалён. Полученные файлы остаются.',
  drop: {
    over: 'Этот запрос файлов завершён.',
    full: 'В этом запросе больше нет места для этого файла.',
    passwordNeeded:
      'У этого запроса есть пароль: откройте его страницу в браузере или передайте пароль в заголовке Perch-Password.',
    noRoom: 'Сейчас принять файлы невозможно. Повторите попытку позже.',
    tooManyAtOnce:
      'Сейчас в этот запрос отправляется слишком много файлов. Повторите попытку позже.',
    notForSenders: ({ name }) => `${isolate(name)} нельзя выбрать при отправке.`,
    sender: ({ max }) => `sender может содержать до ${number(max)} видимых символов.`,
    lengthNeeded: 'Здесь требуется Upload-Length.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} просит у вас файлы.`,
    files: ({ count }) =>
      plural(count, {
        one: 'Можно отправить ещё # файл',
        few: 'Можно отправить ещё # файла',
        many: 'Можно отправить ещё # файлов',
        other: 'Можно отправить ещё # файла',
      }),
    eachBytes: ({ max }) => `Каждый до ${bytes(max)}`,
    allBytes: ({ left }) => `Всего осталось ${bytes(left)}`,
    types: ({ types }) => `Только: ${isolate(types.join(', '))}`,
    until: ({ at }) => `До ${isolate(moment(at))}`,
    yourName: 'Ваше имя (необязательно)',
    choose: 'Выбрать файлы',
    dropThem: 'или перетащите их сюда',
    send: 'Отправить',
    received: ({ count }) =>
      plural(count, {
        one: 'Получен # файл.',
        few: 'Получено # файла.',
        many: 'Получено # файлов.',
        other: 'Получено # файла.',
      }),
    notAll: 'Получено не всё',
    allSent: 'Всё отправлено.',
    interrupted:
      'Отправка здесь уже прерывалась. Выберите те же файлы ещё раз, и она продолжится с места остановки:',
    ended: 'Этот запрос файлов завершён',
    endedWhy: 'Его срок истёк, или он был закрыт.',
    fullTitle: 'Спасибо, это всё',
    fullWhy: 'Этот запрос получил все файлы, которые принимает.',
    locked: 'У этого запроса файлов есть пароль',
  },
  transfer: {
    waiting: 'Готово к отправке',
    sending: 'Отправка',
    paused: 'Приостановлено',
    retrying: 'Связь прервана; новая попытка',
    sent: 'Отправлено',
    failed: 'Не удалось',
    proxyBlocks: ({ proxy }) =>
      `Прокси-сервер${proxy && ` (${isolate(proxy)})`} перед этим сервером блокирует файл. Сообщите об этом тому, кто его запросил: решение описано в docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Приостановить',
    resume: 'Продолжить',
    remove: 'Убрать',
    retry: 'Повторить',
  },
  mail: {
    subject: ({ title }) => `Новые файлы: ${isolate(title)}`,
    lead: ({ count, title }) =>
      `«${isolate(title)}»: ${plural(count, { one: 'Получен # файл.', few: 'Получено # файла.', many: 'Получено # файлов.', other: 'Получено # файла.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (от: ${isolate(sender)})`,
    more: ({ count }) =>
      plural(count, { one: 'и ещё #.', few: 'и ещё #.', many: 'и ещё #.', other: 'и ещё #.' }),
    off: 'Это письмо приходит, потому что так настроен запрос.',
    link: 'Ваши файлы',
  },
};
