import type { identities as source } from '../../en/web/identities.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('de');

export const identities: typeof source = {
  title: 'Verknüpfte Konten',
  lead: 'Konten anderswo, mit denen du dich hier anmeldest.',
  none: 'Noch ist kein Konto verknüpft.',
  loading: 'Deine verknüpften Konten werden geladen',
  failed: 'Deine verknüpften Konten lassen sich nicht anzeigen',
  link: ({ provider }) => `Mit ${isolate(provider)} verknüpfen`,
  added: ({ date }) => `Verknüpft ${date}`,
  lastUsed: ({ date }) => `Zuletzt benutzt ${date}`,
  neverUsed: 'Nie benutzt',
  unlink: ({ name }) => `Verknüpfung lösen: ${isolate(name)}`,
  unlinkText: 'Es meldet dich dann hier nicht mehr an.',
  confirmUnlink: 'Lösen',
  unlinked: 'Die Verknüpfung ist gelöst.',
  isLinked: 'Das Konto ist verknüpft: Von jetzt an meldet es dich hier an.',
  notLinked: {
    refused: 'Das Konto wurde nicht verknüpft: Der Anbieter oder dieser Server hat es abgelehnt.',
    expired:
      'Das Konto wurde nicht verknüpft: Es hat zu lange gedauert. Bitte versuche es noch einmal.',
    unavailable:
      'Das Konto wurde nicht verknüpft: Der Anbieter ist nicht erreichbar. Bitte versuche es später noch einmal.',
    taken: 'Das Konto wurde nicht verknüpft: Es gehört zu einem anderen Konto dieses Servers.',
    other: 'Das Konto wurde nicht verknüpft. Bitte versuche es noch einmal.',
  },
};
