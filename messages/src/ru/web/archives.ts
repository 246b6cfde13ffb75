import type { archives as source } from '../../en/web/archives.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, number, plural } = createFormats('ru');

export const archives: typeof source = {
  action: 'Скачать как ZIP',
  failed: 'Архив не создан',
  tooMany: ({ max }) => `В архиве может быть не более ${number(max)} файлов.`,
  gone: 'Один из этих файлов удалён, или срок его действия истёк. Выберите файлы ещё раз.',
  missing: ({ files }) => {
    const names = list(files.map((name) => `«${isolate(name)}»`));
    return plural(files.length, {
      one: `# файл удалён, или срок его действия истёк: ${names}. Выберите файлы ещё раз.`,
      few: `# файла удалены, или срок их действия истёк: ${names}. Выберите файлы ещё раз.`,
      many: `# файлов удалены, или срок их действия истёк: ${names}. Выберите файлы ещё раз.`,
      other: `# файла удалены, или срок их действия истёк: ${names}. Выберите файлы ещё раз.`,
    });
  },
};
