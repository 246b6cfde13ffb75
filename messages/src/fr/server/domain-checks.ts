import type { domainChecks as source } from '../../en/server/domain-checks.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const domainChecks: typeof source = {
  txtMissing: 'enregistrement TXT introuvable',
  txtDifferent: 'l’enregistrement TXT a une autre valeur',
  addressMissing: 'enregistrement A, AAAA ou CNAME introuvable',
  pointsElsewhere: ({ found, expected }) =>
    `pointe vers ${isolate(found)} au lieu de ${isolate(expected)}`,
  pointsUnexpectedly: ({ found }) =>
    `pointe vers ${isolate(found)}, aucune adresse attendue n’est connue`,
  noAddress: 'aucune adresse à interroger',
  unreachable: ({ addresses }) => `${isolate(addresses)} : inaccessible depuis internet`,
  cnameLoop: 'ses CNAME forment une boucle',
  tooManyCnames: ({ max }) =>
    plural(max, {
      one: 'plus de # CNAME à la suite',
      many: 'plus de # CNAME à la suite',
      other: 'plus de # CNAME à la suite',
    }),
  nameServersSilent: ({ seconds }) =>
    plural(seconds, {
      one: 'les serveurs de noms n’ont pas répondu en # seconde',
      many: 'les serveurs de noms n’ont pas répondu en # secondes',
      other: 'les serveurs de noms n’ont pas répondu en # secondes',
    }),
  nameServersUnreachable: 'les serveurs de noms sont injoignables',
  nameServersAnswered: ({ code }) => `les serveurs de noms ont répondu ${isolate(code)}`,
  ownNameNotFound: ({ name, reason }) =>
    `le nom de ce serveur, ${isolate(name)}, est introuvable : ${reason}`,
  foreignAnswer: ({ address }) => `${isolate(address)} répond, mais ce n’est pas ce serveur`,
  addressSilent: ({ address, seconds }) =>
    plural(seconds, {
      one: `${isolate(address)} n’a pas répondu en # seconde`,
      many: `${isolate(address)} n’a pas répondu en # secondes`,
      other: `${isolate(address)} n’a pas répondu en # secondes`,
    }),
  portClosed: ({ address, port }) => `${isolate(address)} ne répond pas sur le port ${port}`,
  certificateInvalid: ({ detail }) => `le certificat n’est pas valide : ${isolate(detail)}`,
  certificateMissing: 'certificat pas encore délivré',
};
