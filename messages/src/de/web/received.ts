import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const received: typeof source = {
  filter: ({ title }) => `Empfangen von „${isolate(title)}“`,
  filterUnnamed: 'Von einer Anfrage empfangen',
  removeFilter: 'Alle Dateien zeigen',
  request: 'Gesendet an',
  deletedRequest: 'Eine Anfrage, die gelöscht ist',
  sender: 'Gesendet von',
  unnamed: 'Ohne Namen',
};
