import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ru');

export const newPaste: typeof source = {
  close: 'Закрыть новый текст',
  name: 'Заголовок',
  nameHint: 'Необязательно: имя файла.',
  language: 'Язык',
  plain: 'Простой текст',
  looksLike: ({ language }) => `Похоже на ${isolate(language)}.`,
  use: ({ language }) => `Выбрать ${isolate(language)}`,
  text: 'Текст',
  keys: 'Tab делает отступ. Escape, затем Tab — выход из текста.',
  tabLeaves: 'Теперь Tab выходит из текста.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# строка', few: '# строки', many: '# строк', other: '# строки' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `Размер текста ${bytes(sizeBytes)}; допускается до ${bytes(maxBytes)}.`,
  preview: 'Предпросмотр',
  edit: 'Править',
  previewOf: 'Предпросмотр текста',
  longMarkdown: 'Markdown такой длины страницы показывают так, как он написан.',
  notPreviewed: 'Не удаётся показать предпросмотр',
  draft: 'Хранится в этой вкладке, пока вы его не загрузите.',
  upload: 'Загрузить',
  uploading: 'Загрузка…',
  stored: ({ name }) => `${isolate(name)}: загружено, ссылка скопирована!`,
  failed: 'Текст не загружен',
};
