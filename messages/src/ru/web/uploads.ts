import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('ru');

const files = (count: number) =>
  plural(count, { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' });

export const uploads: typeof source = {
  title: 'Файлы',
  searchTitle: ({ search }) => `Поиск «${isolate(search)}»`,
  loading: 'Загрузка ваших файлов',
  notShown: 'Не удаётся показать ваши файлы',
  none: 'Файлов пока нет',
  pick: {
    drop: ({ browse }) => `Перетащите файлы сюда или ${browse}`,
    browse: 'выберите их',
    limit: ({ maxBytes }) => `До ${bytes(maxBytes)} на файл`,
    anyType: 'Файлы любого типа',
    more: '. Папки и вставленные изображения тоже подходят.',
    newPaste: 'Новый текст',
    newPasteHint: 'Текст или код. Или вставьте его в любом месте этой страницы.',
    dropNow: 'Отпустите, чтобы загрузить',
    dropInto: ({ album }) => `Отпустите, чтобы добавить в «${isolate(album)}»`,
    nothingDropped: 'Здесь нет файлов.',
    unreadable: 'Не удалось прочитать перенесённое',
    chooseAgain: 'Выберите файлы ещё раз.',
    pastedName: ({ moment }) => `Вставлено ${moment}`,
  },
  list: {
    title: 'Ваши файлы',
    typeFilter: 'Фильтр по типу',
    allTypes: 'Все',
    search: 'Поиск по файлам',
    searchHint: 'Поиск по имени',
    sortBy: 'Сортировка',
    sortings: {
      newest: 'Сначала новые',
      oldest: 'Сначала старые',
      nameUp: 'Имя А–Я',
      nameDown: 'Имя Я–А',
      largest: 'Сначала большие',
      smallest: 'Сначала маленькие',
    },
    layout: 'Вид',
    layouts: { list: 'Список', grid: 'Сетка' },
    columns: {
      name: 'Имя',
      size: 'Размер',
      views: 'Просмотры',
      downloads: 'Скачивания',
      createdAt: 'Загружен',
      actions: 'Действия',
    },
    views: ({ count }) =>
      plural(count, {
        one: '# просмотр',
        few: '# просмотра',
        many: '# просмотров',
        other: '# просмотра',
      }),
    downloads: ({ count }) =>
      plural(count, {
        one: '# скачивание',
        few: '# скачивания',
        many: '# скачиваний',
        other: '# скачивания',
      }),
    noneHint: 'Выберите, перетащите или вставьте файлы. Каждый получит короткую ссылку.',
    noneFound: ({ search }) => `Нет файлов с именем «${isolate(search)}»`,
    perhapsOtherType: 'Возможно, есть файлы другого типа.',
    noneOfType: 'Нет файлов этого типа',
    showAll: 'Показать все файлы',
  },
  selection: {
    select: ({ name }) => `Выбрать ${isolate(name)}`,
    selectPage: 'Выбрать всё на этой странице',
    actions: 'Выбранные файлы',
    clear: 'Снять выделение',
    selected: ({ count }) => `Выбрано: ${count}`,
    copyLinks: 'Скопировать ссылки',
    copied: ({ count }) =>
      plural(count, {
        one: 'Скопирована # ссылка!',
        few: 'Скопированы # ссылки!',
        many: 'Скопировано # ссылок!',
        other: 'Скопировано # ссылки!',
      }),
    notCopied: ({ count }) =>
      plural(count, {
        one: 'Не удалось скопировать ссылку',
        few: 'Не удалось скопировать ссылки',
        many: 'Не удалось скопировать ссылки',
        other: 'Не удалось скопировать ссылки',
      }),
  },
  actions: {
    preview: ({ name }) => `Просмотр: ${isolate(name)}`,
    download: ({ name }) => `Скачать ${isolate(name)}`,
    delete: ({ name }) => `Удалить ${isolate(name)}`,
    copyUrl: ({ name }) => `Скопировать ссылку: ${isolate(name)}`,
    urlCopied: 'Ссылка скопирована!',
    urlNotCopied: 'Не удалось скопировать ссылку',
  },
  commands: {
    upload: 'Загрузить файлы',
    uploadKeywords: 'добавить новый отправить upload',
    pasteKeywords: 'текст код фрагмент заметка вставить',
    copyUrlKeywords: 'ссылка адрес',
  },
  deletion: {
    title: ({ count }) => (count === 1 ? 'Удалить файл' : `Удалить ${files(count)}`),
    confirm: ({ count }) => (count === 1 ? 'Удалить' : `Удалить ${files(count)}`),
    question: ({ count }) =>
      count === 1
        ? 'Удалить этот файл?'
        : plural(count, {
            one: 'Удалить этот # файл?',
            few: 'Удалить эти # файла?',
            many: 'Удалить эти # файлов?',
            other: 'Удалить эти # файла?',
          }),
    linksStop: ({ count }) =>
      count === 1
        ? 'Ссылка на него сразу перестанет работать.'
        : 'Ссылки на них сразу перестанут работать.',
    deleted: ({ count }) =>
      count === 1
        ? 'Файл удалён.'
        : plural(count, {
            one: '# файл удалён.',
            few: '# файла удалены.',
            many: '# файлов удалены.',
            other: '# файла удалены.',
          }),
    failed: ({ count }) => (count === 1 ? 'Не удалось удалить файл' : 'Не удалось удалить файлы'),
  },
  recent: {
    title: 'Недавние файлы',
    all: 'Все файлы',
    first: 'Загрузите первый файл',
    hint: 'Здесь появятся ваши последние файлы, каждый со своей ссылкой.',
  },
  details: {
    title: 'Сведения о файле',
    close: 'Закрыть сведения',
    notShown: 'Не удаётся показать этот файл',
    open: 'Открыть',
    copyUrl: 'Скопировать ссылку',
    delete: 'Удалить файл',
    facts: {
      size: 'Размер',
      mimeType: 'Тип MIME',
      uploaded: 'Загружен',
      domain: 'Домен',
      views: 'Просмотры',
      downloads: 'Скачивания',
      sha256: 'SHA-256',
    },
    exactSize: ({ bytes: count, digits }) =>
      `(${plural(count, { one: 'D байт', few: 'D байта', many: 'D байт', other: 'D байта' }).replace('D', digits)})`,
    thisServer: 'Этот сервер',
    links: 'Ссылки',
    forms: {
      link: 'Ссылка',
      download: 'Ссылка для скачивания',
      thumbnail: 'Миниатюра',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `Скопировать: ${label}`,
    valueCopied: ({ label }) => `Скопировано: ${label}`,
    valueNotCopied: ({ label }) => `Не удалось скопировать: ${label}`,
    preview: ({ name }) => `Просмотр: ${isolate(name)}`,
    notPreviewed: 'Просмотр этого файла невозможен.',
    empty: 'Файл пуст.',
    onlyBeginning: 'Показано только начало.',
    readPdf: 'Открыть PDF в новой вкладке',
  },
};
