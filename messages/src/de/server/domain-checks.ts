import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('de');

export const domainChecks: typeof source = {
  txtMissing: 'TXT-Eintrag nicht gefunden',
  txtDifferent: 'TXT-Eintrag hat einen anderen Wert',
  addressMissing: 'A-, AAAA- oder CNAME-Eintrag nicht gefunden',
  pointsElsewhere: ({ found, expected }) =>
    `zeigt auf ${isolate(found)}, erwartet wird ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) =>
    `zeigt auf ${isolate(found)}, eine erwartete Adresse ist nicht bekannt`,
  noAddress: 'es gibt keine Adresse, die gefragt werden kann',
  unreachable: ({ addresses }) => `${isolate(addresses)} ist aus dem Internet nicht erreichbar`,
  cnameLoop: 'die CNAMEs verweisen im Kreis aufeinander',
  tooManyCnames: ({ max }) =>
    plural(max, { one: 'mehr als # CNAME', other: 'mehr als # CNAMEs hintereinander' }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'die Nameserver haben # Sekunde lang nicht geantwortet',
      other: 'die Nameserver haben # Sekunden lang nicht geantwortet',
    }),
  nameServersUnreachable: 'die Nameserver sind nicht erreichbar',
  nameServersAnswered: ({ code }) => `die Nameserver haben ${isolate(code)} geantwortet`,
  ownNameNotFound: ({ name, reason }) =>
    `der eigene Name dieses Servers, ${isolate(name)}, wird nicht gefunden: ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} antwortet, ist aber nicht dieser Server`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `${isolate(address)} hat # Sekunde lang nicht geantwortet`,
      other: `${isolate(address)} hat # Sekunden lang nicht geantwortet`,
    }),
  portClosed: ({ address, port }) => `${isolate(address)} antwortet nicht auf Port ${port}`,
  certificateInvalid: ({ detail }) => `das Zertifikat ist nicht gültig: ${isolate(detail)}`,
  certificateMissing: 'Zertifikat noch nicht ausgestellt',
};
