import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const identities: typeof source = {
  title: 'Account collegati',
  lead: 'Account di altri servizi con cui accedi qui.',
  none: 'Non è ancora collegato nessun account.',
  loading: 'Caricamento dei tuoi account collegati',
  failed: 'Impossibile mostrare i tuoi account collegati',
  link: ({ provider }) => `Collega con ${isolate(provider)}`,
  added: ({ date }) => `Collegato ${date}`,
  lastUsed: ({ date }) => `Ultimo uso ${date}`,
  neverUsed: 'Mai usato',
  unlink: ({ name }) => `Scollega ${isolate(name)}`,
  unlinkText: 'Non ti farà più accedere qui.',
  confirmUnlink: 'Scollega',
  unlinked: 'L’account è stato scollegato.',
  isLinked: 'L’account è collegato: da ora ti fa accedere qui.',
  notLinked: {
    refused: 'L’account non è stato collegato: il provider o questo server ha rifiutato.',
    expired: 'L’account non è stato collegato: è passato troppo tempo. Riprova.',
    unavailable:
      'L’account non è stato collegato: il provider non è raggiungibile. Riprova più tardi.',
    taken: 'L’account non è stato collegato: appartiene a un altro account di questo server.',
    other: 'L’account non è stato collegato. Riprova.',
  },
};
