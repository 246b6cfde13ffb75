import type { received as source } from '../../en/web/received.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const received: typeof source = {
  filter: ({ title }) => `Odebrane przez „${isolate(title)}”`,
  filterUnnamed: 'Odebrane przez prośbę',
  removeFilter: 'Pokaż wszystkie pliki',
  request: 'Wysłano do',
  deletedRequest: 'Usunięta prośba',
  sender: 'Wysłał(a)',
  unnamed: 'Bez nazwy',
};
