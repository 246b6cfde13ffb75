import type { brand as source } from '../../en/server/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, number } = createFormats('ru');

export const brand: typeof source = {
  imprint: 'Сведения о владельце',
  privacy: 'Политика конфиденциальности',
  terms: 'Условия использования',

  termsRequired: ({ url }) =>
    `Условия использования изменились. Войдите на ${url} и примите их, чтобы продолжить.`,
  termsNotAccepted: ({ url }) => `Для регистрации нужно принять условия использования: ${url}`,
  termsChanged: 'Условия использования успели измениться. Прочитайте их ещё раз.',
  termsAccepted: 'Условия использования приняты.',

  nameTooLong: ({ max }) => `Название может быть не длиннее ${number(max)} символов.`,
  nameNotOneLine: 'Название должно быть одной строкой без управляющих символов.',
  noColor: 'Цвет — это # и шесть шестнадцатеричных цифр.',
  unreadableInDark: ({ color, ratio, needed }) =>
    `${color} имеет контраст ${number(ratio)}:1 в тёмной теме; нужно ${number(needed)}:1, а оттенок с таким контрастом был бы другим цветом.`,
  unreadableInLight: ({ color, ratio, needed }) =>
    `${color} имеет контраст ${number(ratio)}:1 в светлой теме; нужно ${number(needed)}:1, а оттенок с таким контрастом был бы другим цветом.`,
  domainSaved: 'Оформление страниц домена сохранено.',

  noLogo: 'Логотипа нет.',
  logoSaved: 'Логотип установлен.',
  logoRemoved: 'Логотип удалён.',
  logoType: 'Логотип должен быть изображением PNG или WebP.',
  logoTooLarge: ({ maxBytes }) => `Логотип может быть не больше ${bytes(maxBytes)}.`,
  logoEdges: ({ min, max }) =>
    `Логотип должен быть от ${number(min)} × ${number(min)} до ${number(max)} × ${number(max)} пикселей.`,
  logoDamaged: 'Изображение обрезано или повреждено.',
  logoHasMore:
    'В этом файле не только изображение. Экспортируйте логотип заново и отправьте новый файл.',
};
