import type { links as source } from '../../en/server/links.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('ru');

export const links: typeof source = {
  options: {
    url: 'url должен быть адресом, который начинается с http:// или https://, с хостом, без имени пользователя и пробелов.',
    urlTooLong: 'url может содержать до 2048 символов.',
    urlOwn: 'url не должен вести на этот же сервер.',
    maxClicks: 'maxClicks должен быть целым числом от 1 до 1000000 или none.',
    title: ({ max }) => `Наибольшее число видимых символов в title: ${number(max)}.`,
  },
  tooMany: ({ max }) =>
    `Достигнуто наибольшее число коротких ссылок: ${number(max)}. Сначала удалите некоторые из них.`,
  noSuchLink: 'Такой короткой ссылки нет.',
  deleted: 'Короткая ссылка удалена.',
  page: {
    title: 'Короткая ссылка',
    leadsTo: 'Эта ссылка ведёт сюда:',
    open: 'Перейти',
    locked: 'Эта ссылка защищена паролем',
    passwordNeeded:
      'Эта ссылка защищена паролем: откройте её в браузере или отправьте пароль в заголовке Perch-Password.',
  },
};
