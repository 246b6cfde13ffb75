import type { albums as source } from '../../en/server/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ru');

export const albums: typeof source = {
  noSuchAlbum: 'Такого альбома нет.',
  deleted: 'Альбом удалён; его файлы остались.',
  option: 'album должен быть идентификатором или слагом одного из ваших альбомов.',
  unknown: ({ name }) => `У вас нет альбома ${isolate(name)}.`,
  name: ({ max }) => `name должно содержать от 1 до ${number(max)} символов.`,
  description: ({ max }) => `description может содержать до ${number(max)} символов.`,
  visibility: 'visibility должно быть unlisted, public или private.',
  cover: 'cover должно быть идентификатором файла этого альбома.',
  slugOfArchive: 'slug альбома не может заканчиваться на .zip.',
  tooMany: ({ max }) => `У вас уже ${number(max)} альбомов, это предел. Сначала удалите один.`,
  full: ({ max }) => `В альбоме может быть до ${number(max)} файлов.`,
  ids: ({ name, max }) =>
    `${isolate(name)} должно быть списком не более чем из ${number(max)} идентификаторов файлов.`,
  orderedTwice: 'order может называть каждый файл только один раз.',
  addedAndRemoved: 'Файл нельзя одновременно добавить и убрать.',
  page: {
    files: ({ count }) =>
      plural(count, { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' }),
    downloadAll: 'Скачать всё',
    empty: 'В этом альбоме пока ничего нет.',
    more: 'Показать ещё',
    first: 'Вернуться к началу',
    closedFile: 'Закрытый файл',
    locked: 'У этого альбома есть пароль',
    close: 'Закрыть',
    next: 'Вперёд',
    previous: 'Назад',
    openPage: 'Открыть страницу этого файла',
    albumsOf: ({ name }) => `Альбомы пользователя ${isolate(name)}`,
    noAlbums: 'Публичных альбомов пока нет.',
  },
};
