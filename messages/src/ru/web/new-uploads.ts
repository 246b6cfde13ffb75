import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('ru');

export const newUploads: typeof source = {
  title: 'Новые загрузки',
  open: 'Параметры',
  close: 'Скрыть параметры',
  reset: 'Сбросить параметры',
  remembered:
    'Действует для загрузок, которые вы начнёте с этого момента. Это устройство запомнит выбор, кроме пароля и имени ссылки.',
  refused: 'Сервер отклонил эти параметры',
  preset: ({ value }) => `По умолчанию: ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, {
        one: 'через # минуту',
        few: 'через # минуты',
        many: 'через # минут',
        other: 'через # минуты',
      }),
    h: ({ count }) =>
      plural(count, {
        one: 'через # час',
        few: 'через # часа',
        many: 'через # часов',
        other: 'через # часа',
      }),
    d: ({ count }) =>
      plural(count, {
        one: 'через # день',
        few: 'через # дня',
        many: 'через # дней',
        other: 'через # дня',
      }),
    w: ({ count }) =>
      plural(count, {
        one: 'через # неделю',
        few: 'через # недели',
        many: 'через # недель',
        other: 'через # недели',
      }),
  },
  summary: {
    nothing: 'ссылки работают, пока вы не удалите файл',
    ends: ({ when }) => `истекает ${when}`,
    endsAt: ({ time }) => `истекает ${time}`,
    neverEnds: 'не истекает никогда',
    downloads: ({ count }) =>
      plural(count, {
        one: '# скачивание',
        few: '# скачивания',
        many: '# скачиваний',
        other: '# скачивания',
      }),
    unlimited: 'скачивания без ограничений',
    burn: 'одно скачивание, затем файл удаляется',
    password: 'пароль',
    raw: 'ссылка на сам файл',
    view: 'ссылка на страницу',
    slug: ({ slug }) => `ссылка с именем «${isolate(slug)}»`,
    album: ({ name }) => `в альбом «${isolate(name)}»`,
    tags: ({ count }) =>
      plural(count, { one: '# метка', few: '# метки', many: '# меток', other: '# метки' }),
  },
  expiry: {
    label: 'Ссылка истекает',
    never: 'никогда',
    custom: 'в выбранное время',
    time: 'Ссылка истекает в',
    past: 'Выберите время в будущем.',
  },
  downloads: {
    label: 'Скачивания',
    unlimited: 'без ограничений',
    limited: 'ограниченное число',
    burn: 'одно, затем файл удаляется',
    count: 'Число скачиваний',
    invalid: ({ max }) => `Введите целое число от 1 до ${number(max)}.`,
  },
  link: {
    label: 'Ссылка ведёт',
    raw: 'на сам файл',
    view: 'на страницу с файлом',
  },
  password: {
    label: 'Пароль',
    hint: 'До перезагрузки этой страницы. Посетителям нужно будет его ввести.',
    generate: 'Создать пароль',
  },
  slug: {
    label: 'Имя ссылки',
    hint: 'Для следующей загрузки одного файла.',
    invalid:
      'Сначала буква или цифра, затем буквы A–Z, цифры, точки, дефисы и подчёркивания; всего до 64.',
  },
  album: { label: 'В альбом', none: 'нет' },
  defaults: {
    notLoaded: 'Не удалось загрузить ваши настройки',
    lead: 'Что получают ссылки ваших новых загрузок, если не выбрано другое, в том числе из ShareX и скриптов.',
    server: ({ value }) => `Как на этом сервере: ${value}`,
    save: 'Сохранить',
    saving: 'Сохранение…',
    saved: 'Настройки новых загрузок сохранены',
  },
};
