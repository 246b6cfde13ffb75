import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires должно быть временем, например 30m, 12h, 7d или 4w, датой ISO 8601 со смещением часового пояса или never.',
    expiresTooSoon: 'expires должно наступать не раньше чем через минуту.',
    maxDownloads: 'maxDownloads должно быть целым числом от 1 до 1000000 или none.',
    password: 'password должен содержать от 1 до 256 символов.',
    burn: 'burn должно быть true или false.',
    burnOnce: 'burn разрешает одно скачивание: не указывайте maxDownloads или укажите 1.',
    slug: 'slug должен начинаться с буквы или цифры и может содержать до 64 букв, цифр, точек, подчёркиваний и дефисов (A–Z, a–z, 0–9).',
    link: 'link должно быть raw или view.',
    domain: 'domain должен быть именем одного из ваших доменов.',
    unknown: ({ name }) => `Параметра ${isolate(name)} не существует.`,
    twice: ({ name }) => `${isolate(name)} указан дважды с разными значениями.`,
    encoding: ({ name }) => `${isolate(name)} должен быть в UTF-8 с процентным кодированием.`,
    queueFull: 'Сейчас проверяется слишком много паролей ссылок. Попробуйте ещё раз.',
    expiresTooLate: ({ max }) => `expires может наступать не позже чем через ${isolate(max)}.`,
    late: ({ name }) => `${isolate(name)} должен стоять в форме перед частью file.`,
    typeRefused: ({ type }) => `Файлы типа ${isolate(type)} здесь не принимаются.`,
  },
  slugs: {
    force: 'force должно быть true или false.',
    name: 'name должно быть видимым именем.',
    typeDiffers: ({ given, kept }) =>
      `Тип этого файла (${isolate(given)}) отличается от типа файла по ссылке (${isolate(kept)}). Отправьте force=true, чтобы всё равно заменить его.`,
    tooMany:
      'У этой ссылки слишком много прежних имён, которые ещё работают. Выберите одно из них снова или подождите, пока срок одного из них истечёт.',
    taken: ({ slug, suggestion }) =>
      `Имя «${isolate(slug)}» занято. «${isolate(suggestion)}» свободно.`,
  },
};
