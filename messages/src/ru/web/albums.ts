import type { albums as source } from '../../en/web/albums.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ru');

const files = (count: number) =>
  plural(count, { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' });

export const albums: typeof source = {
  files: ({ count }) => files(count),
  yours: 'Ваши альбомы',
  create: 'Новый альбом',
  createNamed: ({ name }) => `Новый альбом «${isolate(name)}»`,
  created: ({ name }) => `Альбом «${isolate(name)}» создан.`,
  notCreated: 'Альбом не создан',
  saved: 'Альбом изменён.',
  notSaved: 'Альбом не изменён',
  loading: 'Загрузка альбомов',
  notShown: 'Не удаётся показать ваши альбомы',
  none: 'Альбомов пока нет',
  noneHint:
    'Альбом — это файлы на одной странице по одной ссылке. Файл может быть в нескольких альбомах.',
  noneFound: ({ search }) => `Нет альбомов с названием «${isolate(search)}»`,
  search: 'Поиск альбомов',
  changedLast: 'Недавно изменённые',
  all: 'Все альбомы',
  visibility: {
    label: 'Кто может его видеть',
    unlisted: 'По ссылке',
    public: 'Открытый',
    private: 'Закрытый',
  },
  visibilityHints: {
    unlisted: 'Все, у кого есть ссылка.',
    public: 'Все, у кого есть ссылка, и в вашей открытой галерее.',
    private: 'Только вы: страницы у него нет.',
  },
  fields: {
    name: 'Название альбома',
    nameMissing: 'Введите название.',
    description: 'Описание',
    slugHint: 'Часть адреса. Пусто: случайное имя.',
    slugReplaced: 'Нынешний адрес сразу перестанет работать.',
    make: 'Создать альбом',
  },
  page: {
    notShown: 'Не удаётся показать этот альбом',
    filesNotShown: 'Не удаётся показать его файлы',
    copyLink: 'Копировать ссылку',
    linkCopied: 'Ссылка на альбом скопирована.',
    linkNotCopied: 'Не удалось скопировать ссылку',
    open: 'Открыть страницу',
    download: 'Скачать как ZIP',
    settings: 'Настройки альбома',
    rename: 'Изменить название и описание',
    upload: 'Загрузить в этот альбом',
    choose: 'Выбрать из ваших файлов',
    dropHint: 'Файлы, перетащенные сюда, попадут в альбом.',
    empty: 'Этот альбом пуст',
    emptyHint: 'Перетащите файлы сюда или выберите из своих.',
  },
  removal: {
    action: 'Удалить альбом',
    question: ({ name }) => `Удалить альбом «${isolate(name)}»?`,
    filesStay: 'Ссылка перестанет работать. Файлы останутся.',
    done: 'Альбом удалён.',
    failed: 'Альбом не удалён',
  },
  order: {
    handle: ({ name }) => `Переместить ${isolate(name)}`,
    hint: 'Перетащите его или двигайте стрелками; Home и End — в начало и конец.',
    moved: ({ name, place, total }) =>
      `${isolate(name)} на месте ${number(place)} из ${number(total)}.`,
    notSaved: 'Порядок не сохранён',
    sort: 'Сортировать',
    sortTitle: 'Сортировка файлов',
    note: 'Порядок файлов будет один раз заменён. Новые файлы встанут в конец.',
    done: 'Файлы отсортированы.',
  },
  cover: {
    set: ({ name }) => `Сделать ${isolate(name)} обложкой`,
    is: 'Обложка',
    done: 'Обложка изменена.',
    failed: 'Обложка не изменена',
  },
  member: {
    remove: ({ name }) => `Убрать ${isolate(name)} из альбома`,
    removeSelected: 'Убрать из альбома',
    removed: ({ count }) => `Убрано из альбома: ${files(count)}.`,
    notRemoved: 'Файлы не убраны',
    notPutBack: 'Файлы не возвращены',
  },
  adding: {
    title: ({ count }) => `Добавить ${files(count)} в альбом`,
    search: 'Найдите или назовите новый альбом',
    added: ({ count, name }) => `Добавлено в «${isolate(name)}»: ${files(count)}.`,
    failed: 'Файлы не добавлены',
    all: 'Уже в нём',
    some: ({ count, total }) => `${number(count)} из ${number(total)} в нём`,
    done: 'Готово',
    inNone: 'Этого файла нет ни в одном альбоме.',
    leave: ({ name }) => `Убрать из ${isolate(name)}`,
  },
};
