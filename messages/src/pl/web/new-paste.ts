import type { newPaste as source } from '../../en/web/new-paste.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pl');

export const newPaste: typeof source = {
  close: 'Zamknij nowy tekst',
  name: 'Tytuł',
  nameHint: 'Opcjonalnie: nazwa pliku.',
  language: 'Język',
  plain: 'Zwykły tekst',
  looksLike: ({ language }) => `To wygląda na ${isolate(language)}.`,
  use: ({ language }) => `Wybierz ${isolate(language)}`,
  text: 'Tekst',
  keys: 'Tab robi wcięcie. Escape, a potem Tab opuszcza tekst.',
  tabLeaves: 'Tab opuszcza teraz tekst.',
  size: ({ lines, sizeBytes }) =>
    `${plural(lines, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' })} · ${bytes(sizeBytes)}`,
  tooLarge: ({ sizeBytes, maxBytes }) =>
    `Tekst ma ${bytes(sizeBytes)}; może mieć najwyżej ${bytes(maxBytes)}.`,
  preview: 'Podgląd',
  edit: 'Edytuj',
  previewOf: 'Podgląd tekstu',
  longMarkdown: 'Strony pokazują Markdown tej długości tak, jak został napisany.',
  notPreviewed: 'Nie można pokazać podglądu',
  draft: 'Zostaje w tej karcie, dopóki go nie prześlesz.',
  upload: 'Prześlij',
  uploading: 'Przesyłanie…',
  stored: ({ name }) => `Przesłano ${isolate(name)}, link skopiowany!`,
  failed: 'Tekst nie został przesłany',
};
