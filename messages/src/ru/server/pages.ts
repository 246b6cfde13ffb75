import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('ru');

export const pages: typeof source = {
  nothingHere: 'Здесь ничего нет',
  nothingHereWhy: 'Возможно, файл удалён или ссылка неполная.',
  confirmDeletion: ({ name }) => `Удалить ${isolate(name)}?`,
  confirmUnnamedDeletion: 'Удалить этот файл?',
  confirmDeletionWhy: 'Ссылка сразу перестанет работать. Отменить это нельзя.',
  confirmTrashingWhy: ({ days }) =>
    `Ссылка сразу перестанет работать. Владелец сможет восстановить файл не позднее чем через ${plural(
      days,
      { one: '# день', few: '# дня', many: '# дней', other: '# дня' },
    )}.`,
  deleteFile: 'Удалить файл',
  deleted: 'Файл удалён',
  deletedWhy: 'Ссылка на него больше не работает.',
  alreadyDeleted: 'Уже удалён',
  alreadyDeletedWhy: 'Этот файл удалён раньше или его никогда не было.',
  frontPage: 'Здесь хранятся файлы',
  frontPageWhy: 'По этому адресу доступны файлы тем, кому дали на них ссылку.',
  noSuchPage: 'Такой страницы нет',
  noSuchPageWhy: 'Возможно, адрес неполный или страница удалена.',
  unknownHost: {
    title: 'Этот адрес не настроен',
    why: 'Сервер работает, но это не его публичный адрес.',
    remedy: 'Если это ваш сервер и адрес должен работать, запустите его так:',
    domain: 'Если это домен для ссылок, добавьте его в приложении в разделе «Домены».',
  },
};
