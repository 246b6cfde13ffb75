import type { trash as source } from '../../en/server/trash.ts';
import { createFormats } from '../../formats.ts';

const { isolate, moment, plural } = createFormats('fr');

export const trash: typeof source = {
  moved: 'Le fichier est dans la corbeille.',
  emptied: 'La corbeille est vide.',
  hasEnded: 'Ce fichier a expiré entre-temps et ne peut plus être restauré.',
  expiryMail: {
    subject: ({ count }) =>
      plural(count, {
        one: '# fichier expire bientôt',
        many: '# fichiers expirent bientôt',
        other: '# fichiers expirent bientôt',
      }),
    lead: ({ count }) =>
      plural(count, {
        one: 'Ce fichier expire bientôt ; son lien cessera alors de fonctionner et son contenu sera supprimé :',
        many: 'Ces fichiers expirent bientôt ; leurs liens cesseront alors de fonctionner et leur contenu sera supprimé :',
        other:
          'Ces fichiers expirent bientôt ; leurs liens cesseront alors de fonctionner et leur contenu sera supprimé :',
      }),
    file: ({ name, at }) => `${isolate(name)} : ${moment(at)}`,
    more: ({ count }) =>
      plural(count, {
        one: 'et # autre.',
        many: 'et # autres.',
        other: 'et # autres.',
      }),
    off: 'Vous recevez cet e-mail, une fois par jour au plus, parce que vous l’avez demandé dans vos paramètres.',
    link: 'Vos fichiers qui expirent',
  },
};
