import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, either, isolate } = createFormats('ru');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} задаётся переменной окружения ${isolate(variable)}, изменить это здесь нельзя.`,
  otherAddress:
    'В приложении publicUrl может стать только адресом самой страницы. Команда perch settings set publicUrl принимает любой адрес.',
  refused: {
    address: ({ name }) => `${name}: ожидается адрес http или https без пути.`,
    choice: ({ name, choices }) => `${name}: ожидается ${either(choices)}.`,
    switch: ({ name }) => `${name}: ожидается on или off.`,
    size: ({ name }) => `${name}: ожидается размер, например 500MB или 20GB (MB = 1024² байт).`,
    duration: ({ name, endless }) =>
      `${name}: ожидается время, например 30m, 12h, 7d или 4w, либо ${endless}.`,
    count: ({ name, min, max }) => `${name}: ожидается целое число от ${min} до ${max}.`,
    text: ({ name, max }) => `${name}: ожидается от 1 до ${max} символов в одной строке.`,
    types: ({ name }) =>
      `${name}: ожидаются типы, например image/* или application/pdf, через запятую.`,
    accent: ({ name }) =>
      `${name}: ожидается цвет, например #45b9e4, который хорошо читается в тёмной и светлой темах.`,
    links: ({ name, max }) =>
      `${name}: ожидается список JSON не более чем из ${max} ссылок, например \`[{"label":"Status","url":"https://status.example.com"}]\`; каждая — адрес http, https или mailto.`,
    page: ({ name, max }) => `${name}: ожидается текст Markdown размером до ${bytes(max)}.`,
  },
};
