import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const appPage: typeof source = {
  description: 'Przesyłaj pliki i udostępniaj je krótkimi publicznymi linkami',
  needsScripts: ({ name }) => `${isolate(name)} potrzebuje JavaScriptu, aby wyświetlić tę stronę.`,
  loadFailure: ({ name }) =>
    `Nie udało się w pełni wczytać strony ${isolate(name)}. Sprawdź połączenie i odśwież stronę.`,
  reload: 'Odśwież',
};
