import type { brand as source } from '../../en/web/brand.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number } = createFormats('ru');

export const brand: typeof source = {
  siteLinks: 'Об этом сайте',
  pages: {
    imprint: 'Сведения о владельце',
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
  },
  terms: {
    title: 'Условия использования изменились',
    lead: 'Прочитайте их. Чтобы продолжить, примите условия; ваши ссылки работают в любом случае.',
    openAlone: 'Открыть на отдельной странице',
    accept: 'Принять условия',
    agree: ({ link }) => `Я принимаю ${link}`,
    linkText: 'условия использования',
  },
  logo: {
    label: 'Логотип',
    hint: ({ maxBytes, min, max }) =>
      `PNG или WebP, до ${bytes(maxBytes)}, от ${number(min)} до ${number(max)} пикселей по каждой стороне.`,
    choose: 'Выбрать изображение',
    replace: 'Заменить логотип',
    remove: 'Удалить логотип',
    saved: 'Логотип установлен.',
    removed: 'Логотип удалён.',
  },
  domain: {
    hint: 'Без собственного названия и цвета страницы на этом домене нейтральны.',
    name: 'Название на его страницах',
    accent: 'Акцентный цвет его страниц',
    saved: ({ domain }) => `Оформление страниц на ${isolate(domain)} сохранено.`,
  },
};
