import type { settings as source } from '../../en/server/settings.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, list } = createFormats('pl');

export const settings: typeof source = {
  locked: ({ name, variable }) =>
    `${isolate(name)} ustawia zmienna środowiskowa ${isolate(variable)}; tutaj nie można tego zmienić.`,
  otherAddress:
    'W aplikacji publicUrl może być tylko adresem samej strony. Polecenie perch settings set publicUrl przyjmuje każdy adres.',
  refused: {
    address: ({ name }) => `${name}: oczekiwany adres http lub https bez ścieżki.`,
    choice: ({ name, choices }) => `${name}: dozwolone wartości to ${list(choices)}.`,
    switch: ({ name }) => `${name}: dozwolone wartości to on i off.`,
    size: ({ name }) =>
      `${name}: oczekiwano rozmiaru, na przykład 500MB lub 20GB (MB = 1024² bajtów).`,
    duration: ({ name, endless }) =>
      `${name}: oczekiwano czasu, na przykład 30m, 12h, 7d lub 4w, albo ${endless}.`,
    count: ({ name, min, max }) => `${name}: oczekiwano liczby całkowitej od ${min} do ${max}.`,
    text: ({ name, max }) => `${name}: oczekiwano od 1 do ${max} znaków w jednym wierszu.`,
    types: ({ name }) =>
      `${name}: oczekiwano typów, na przykład image/* lub application/pdf, rozdzielonych przecinkami.`,
    accent: ({ name }) =>
      `${name}: oczekiwano koloru, na przykład #45b9e4, czytelnego w obu motywach.`,
    links: ({ name, max }) =>
      `${name}: oczekiwano listy JSON, najwyżej ${max} linków, na przykład \`[{"label":"Status","url":"https://status.example.com"}]\`; każdy to adres http, https lub mailto.`,
    page: ({ name, max }) => `${name}: oczekiwano tekstu Markdown, najwyżej ${bytes(max)}.`,
  },
};
