import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('pl');

export const identities: typeof source = {
  title: 'Połączone konta',
  lead: 'Konta w innych serwisach, którymi logujesz się tutaj.',
  none: 'Żadne konto nie jest jeszcze połączone.',
  loading: 'Wczytywanie Twoich połączonych kont',
  failed: 'Nie można pokazać Twoich połączonych kont',
  link: ({ provider }) => `Połącz z ${isolate(provider)}`,
  added: ({ date }) => `Połączono ${date}`,
  lastUsed: ({ date }) => `Ostatnie użycie ${date}`,
  neverUsed: 'Nigdy nie użyto',
  unlink: ({ name }) => `Odłącz ${isolate(name)}`,
  unlinkText: 'Nie będzie już można się nim tutaj zalogować.',
  confirmUnlink: 'Odłącz',
  unlinked: 'Konto zostało odłączone.',
  isLinked: 'Konto jest połączone: odtąd możesz się nim tutaj logować.',
  notLinked: {
    refused: 'Konto nie zostało połączone: odmówił dostawca albo ten serwer.',
    expired: 'Konto nie zostało połączone: trwało to za długo. Spróbuj ponownie.',
    unavailable: 'Konto nie zostało połączone: dostawca jest nieosiągalny. Spróbuj później.',
    taken: 'Konto nie zostało połączone: należy do innego konta tego serwera.',
    other: 'Konto nie zostało połączone. Spróbuj ponownie.',
  },
};
