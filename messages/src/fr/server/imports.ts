import type { imports as source } from '../../en/server/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const imports: typeof source = {
  notFound: 'Cette importation n’existe pas.',
  running: 'Une autre importation est en cours. Attendez sa fin ou arrêtez-la.',
  inspectFirst: 'Inspectez la source avant de l’importer.',
  notRunning: 'Cette importation n’est pas en cours.',
  noDatabaseUrl:
    'Ce serveur ne peut lire la base de données d’aucun autre produit : IMPORT_DATABASE_URL n’est pas définie.',
  urlNeeded:
    'Ce produit garde ses comptes dans un serveur de bases de données ; choisissez celui de IMPORT_DATABASE_URL.',
  pathNeeded: 'Choisissez le fichier ou le dossier qui contient les comptes de ce produit.',
  noFolder: ({ path }) => `Le dossier d’importation ${isolate(path)} n’existe pas sur ce serveur.`,
  outside: ({ path }) => `${isolate(path)} n’existe pas dans le dossier d’importation.`,
  noFile: ({ path }) => `${isolate(path)} n’est pas un fichier.`,
  notFolder: ({ path }) => `${isolate(path)} n’est pas un dossier.`,
  ownData: ({ path }) =>
    `${isolate(path)} contient des données de cette installation et ne peut pas être importé.`,
  noOwner: ({ name }) => `Le compte ${isolate(name)} n’existe pas.`,
};
