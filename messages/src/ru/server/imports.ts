import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const imports: typeof source = {
  notFound: 'Такого импорта нет.',
  running: 'Уже идёт другой импорт. Дождитесь его окончания или остановите его.',
  inspectFirst: 'Проверьте источник, прежде чем импортировать его.',
  notRunning: 'Этот импорт сейчас не выполняется.',
  noDatabaseUrl:
    'Этот сервер не может читать базу данных другого продукта: IMPORT_DATABASE_URL не задана.',
  urlNeeded:
    'Учётные записи этого продукта хранятся на сервере баз данных; выберите тот, что указан в IMPORT_DATABASE_URL.',
  pathNeeded: 'Выберите файл или папку с учётными записями этого продукта.',
  noFolder: ({ path }) => `На этом сервере нет папки импорта ${isolate(path)}.`,
  outside: ({ path }) => `В папке импорта нет ${isolate(path)}.`,
  noFile: ({ path }) => `${isolate(path)} — не файл.`,
  notFolder: ({ path }) => `${isolate(path)} — не папка.`,
  ownData: ({ path }) =>
    `${isolate(path)} содержит данные этой установки, поэтому импорт невозможен.`,
  noOwner: ({ name }) => `Учётной записи ${isolate(name)} нет.`,
};
