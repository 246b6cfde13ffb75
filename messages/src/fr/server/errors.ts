import type { errors as source } from '../../en/server/errors.ts';
import { createFormats } from '../../formats.ts';

const { number } = createFormats('fr');

export const errors: typeof source = {
  noSuchCall: 'Cet appel n’existe pas.',
  serverFull: 'Le serveur n’a plus d’espace pour les fichiers.',
  serverBusy: 'Le serveur est occupé pour le moment. Veuillez réessayer.',
  serverOverloaded: 'Le serveur est surchargé pour le moment. Veuillez réessayer.',
  tooComplex: 'Ce texte est trop complexe pour être affiché.',
  storageUnavailable: 'Le stockage des fichiers ne répond pas. Veuillez réessayer.',
  unexpected: 'Une erreur s’est produite sur le serveur.',
  notReady: 'La base de données ou le stockage ne répond pas.',
  stopping: 'Le serveur est en cours d’arrêt.',
  nulInText: 'Un texte ne peut pas contenir le caractère NUL.',
  nothingHere: 'Il n’y a rien à cette adresse.',
  noWebApp: 'Il n’y a rien à cette adresse : l’application web n’est pas compilée.',
  onlyRead: 'Cette adresse est en lecture seule.',
  unknownHost: 'Cette adresse n’est pas servie ici ; PUBLIC_URL indique laquelle l’est.',
  invalidHost: 'La requête ne nomme pas d’hôte valide.',
  bodyOfAnotherType: 'Le corps de la requête doit être du JSON (application/json).',
  bodyNotJson: 'Le corps de la requête n’est pas du JSON valide.',
  bodyNotUtf8: 'Le corps de la requête n’est pas un texte UTF-8 valide.',
  bodyTooLarge: ({ kilobytes }) =>
    `Le corps de la requête peut peser jusqu’à ${number(kilobytes)} Ko.`,
  metricsTokenNeeded: 'Le jeton de METRICS_TOKEN est requis ici.',
  onlyProxyMayAsk: 'Seul le proxy placé devant ce serveur peut le demander.',
};
