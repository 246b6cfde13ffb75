import type { filePages as source } from '../../en/web/file-pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('ru');

export const filePages: typeof source = {
  title: 'Страницы файлов',
  lead: 'Что показывают мессенджеры и другие программы, когда вставлена ссылка на страницу одного из ваших файлов.',
  pageTitle: 'Заголовок',
  pageDescription: 'Описание',
  pageColour: 'Цвет',
  variables: ({ names }) => `Переменные: ${isolate(names)}`,
  titleDefault: 'Имя файла',
  descriptionDefault: 'Тип и размер',
  colourHint: ({ example }) => `Рядом с предпросмотром, например ${isolate(example)}`,
  colourInvalid: ({ example }) => `Введите # и шесть цифр, например ${isolate(example)}`,
  unknownVariable: ({ name }) => `Переменной ${isolate(name)} нет`,
  preview: 'Предпросмотр',
  save: 'Сохранить страницы файлов',
  saved: 'Страницы файлов сохранены',
  failed: 'Не удаётся показать ваши страницы файлов',
};
