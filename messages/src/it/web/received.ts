import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const received: typeof source = {
  filter: ({ title }) => `Ricevuti da “${isolate(title)}”`,
  filterUnnamed: 'Ricevuti da una richiesta',
  removeFilter: 'Mostra tutti i file',
  request: 'Inviato a',
  deletedRequest: 'Una richiesta eliminata',
  sender: 'Inviato da',
  unnamed: 'Senza nome',
};
