import type { appPage as source } from '../../en/server/app-page.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const appPage: typeof source = {
  description: 'Envoyez des fichiers et partagez-les avec de courts liens publics',
  needsScripts: ({ name }) => `${isolate(name)} a besoin de JavaScript pour afficher cette page.`,
  loadFailure: ({ name }) =>
    `${isolate(name)} n’a pas pu être chargé entièrement. Vérifiez votre connexion et rechargez la page.`,
  reload: 'Recharger',
};
