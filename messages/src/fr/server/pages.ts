import type { pages as source } from '../../en/server/pages.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const pages: typeof source = {
  nothingHere: 'Il n’y a rien ici',
  nothingHereWhy: 'Le fichier a peut-être été supprimé, ou le lien est incomplet.',
  confirmDeletion: ({ name }) => `Supprimer ${isolate(name)} ?`,
  confirmUnnamedDeletion: 'Supprimer ce fichier ?',
  confirmDeletionWhy: 'Son lien cessera aussitôt de fonctionner. Cette action est irréversible.',
  confirmTrashingWhy: ({ days }) =>
    plural(days, {
      one: 'Son lien cessera aussitôt de fonctionner. Son propriétaire pourra restaurer le fichier pendant # jour au plus.',
      many: 'Son lien cessera aussitôt de fonctionner. Son propriétaire pourra restaurer le fichier pendant # de jours au plus.',
      other:
        'Son lien cessera aussitôt de fonctionner. Son propriétaire pourra restaurer le fichier pendant # jours au plus.',
    }),
  deleteFile: 'Supprimer le fichier',
  deleted: 'Le fichier est supprimé',
  deletedWhy: 'Son lien ne fonctionne plus.',
  alreadyDeleted: 'Déjà supprimé',
  alreadyDeletedWhy: 'Ce fichier a déjà été supprimé ou n’a jamais existé.',
  frontPage: 'Ici se trouvent des fichiers',
  frontPageWhy: 'Cette adresse fournit des fichiers à ceux qui en ont reçu le lien.',
  noSuchPage: 'Cette page n’existe pas',
  noSuchPageWhy: 'L’adresse est peut-être incomplète, ou la page a été retirée.',
  unknownHost: {
    title: 'Cette adresse n’est pas configurée',
    why: 'Le serveur fonctionne, mais ce n’est pas son adresse publique.',
    remedy: 'Si ce serveur est à vous et que l’adresse doit fonctionner, démarrez-le avec :',
    domain:
      'S’il s’agit d’un domaine pour des liens, ajoutez-le dans l’application, sous Domaines.',
  },
};
