import type { view as source } from '../../../en/server/file-page/view.ts';
import { createFormats } from '../../../formats.ts';

const { bytes, isolate, number } = createFormats('pl');

export const view: typeof source = {
  download: 'Pobierz',
  open: 'Otwórz',
  fileSize: ({ sizeBytes }: { sizeBytes: number }) => bytes(sizeBytes),
  size: 'Rozmiar',
  type: 'Typ',
  uploaded: 'Przesłano',
  links: 'Linki',
  pageLink: 'Strona',
  directLink: 'Plik',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  preview: ({ name }: { name: string }) => `Podgląd pliku ${isolate(name)}`,
  enlarge: 'Powiększ',
  onlyBeginning: 'Widać tylko początek. Pobierz plik, aby przeczytać całość.',
  lines: ({ first, last }) => `Wiersze ${number(first)}–${number(last)}`,
  previousLines: 'Poprzednie wiersze',
  nextLines: 'Następne wiersze',
  empty: 'Ten plik jest pusty.',
  noPreview: 'Dla plików tego rodzaju nie ma podglądu.',
  openPdf: 'Otwórz PDF',
};
