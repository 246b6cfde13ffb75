import type { commands as source } from '../../en/web/commands.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const commands: typeof source = {
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    files: 'Fichiers',
    recentFiles: 'Fichiers récents',
    links: 'Liens',
    clients: 'Applications',
    albums: 'Albums',
    tags: 'Tags',
  },
  palette: 'Palette de commandes',
  open: 'Rechercher ou aller à…',
  search: 'Rechercher ou aller à',
  searchHint: 'Fichiers, pages et actions',
  results: 'Résultats',
  resultCount: ({ count }) =>
    plural(count, { one: '# résultat', many: '# de résultats', other: '# résultats' }),
  searching: 'Recherche…',
  nothingFound: ({ typed }) => `Aucun résultat pour « ${isolate(typed)} »`,
  logOut: 'Se déconnecter',
  logOutKeywords: 'déconnexion quitter logout',
  shortcutsKeywords: 'touches aide',
  shortcuts: {
    title: 'Raccourcis clavier',
    close: 'Fermer les raccourcis',
    jump: 'Rechercher ou aller n’importe où',
    searchInList: 'Rechercher dans la liste',
    upload: 'Envoyer des fichiers',
    favorite: 'Ajouter un fichier aux favoris ou l’en retirer',
    goTo: {
      dashboard: 'Aller au tableau de bord',
      uploads: 'Aller aux envois',
      albums: 'Aller aux albums',
      requests: 'Aller aux demandes',
      links: 'Aller aux liens courts',
      domains: 'Aller aux domaines',
      settings: 'Aller aux paramètres',
      admin: 'Aller à l’administration',
    },
    showList: 'Afficher cette liste',
    closeOrClear: 'Fermer ou effacer',
    singleKeys: 'Raccourcis à une touche dans ce navigateur',
  },
};
