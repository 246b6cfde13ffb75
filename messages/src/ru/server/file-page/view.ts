import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('ru');

export const view: typeof source = {
  download: 'Скачать',
  open: 'Открыть',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Размер',
  type: 'Тип',
  uploaded: 'Загружен',
  links: 'Ссылки',
  pageLink: 'Страница',
  directLink: 'Файл',
  copy: 'Копировать',
  copied: 'Скопировано',
  preview: ({ name }: { name: string }) => `Предпросмотр ${isolate(name)}`,
  enlarge: 'Увеличить',
  onlyBeginning: 'Показано только начало. Скачайте файл, чтобы прочитать его целиком.',
  lines: ({ first, last }) => `Строки ${number(first)}–${number(last)}`,
  previousLines: 'Предыдущие строки',
  nextLines: 'Следующие строки',
  empty: 'Этот файл пуст.',
  noPreview: 'Для файлов этого вида предпросмотра нет.',
  openPdf: 'Открыть PDF',
};
