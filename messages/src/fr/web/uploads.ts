import type { uploads as source } from '../../en/web/uploads.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('fr');

export const uploads: typeof source = {
  title: 'Envois',
  searchTitle: ({ search }) => `Recherche « ${isolate(search)} »`,
  loading: 'Chargement de vos envois',
  notShown: 'Vos envois ne peuvent pas être affichés',
  none: 'Aucun envoi pour l’instant',
  pick: {
    drop: ({ browse }) => `Déposez des fichiers ici ou ${browse}`,
    browse: 'cliquez pour parcourir',
    limit: ({ maxBytes }) => `${bytes(maxBytes)} max. par fichier`,
    anyType: 'Tout type de fichier',
    more: '. Les dossiers et les images collées fonctionnent aussi.',
    newPaste: 'Nouveau texte',
    newPasteHint: 'Texte ou code. Ou collez-le n’importe où sur cette page.',
    dropNow: 'Déposez pour envoyer',
    dropInto: ({ album }) => `Déposez pour ajouter à « ${isolate(album)} »`,
    nothingDropped: 'Il n’y a aucun fichier dedans.',
    unreadable: 'Ce qui a été déposé est illisible',
    chooseAgain: 'Choisissez à nouveau les fichiers.',
    pastedName: ({ moment }) => `Collage ${moment}`,
  },
  list: {
    title: 'Vos envois',
    typeFilter: 'Filtrer par type',
    allTypes: 'Tous',
    search: 'Rechercher dans les envois',
    searchHint: 'Rechercher par nom',
    sortBy: 'Trier par',
    sortings: {
      newest: 'Plus récents',
      oldest: 'Plus anciens',
      nameUp: 'Nom A–Z',
      nameDown: 'Nom Z–A',
      largest: 'Plus volumineux',
      smallest: 'Moins volumineux',
    },
    layout: 'Affichage',
    layouts: { list: 'Liste', grid: 'Grille' },
    columns: {
      name: 'Nom',
      size: 'Taille',
      views: 'Vues',
      downloads: 'Téléch.',
      createdAt: 'Envoi',
      actions: 'Actions',
    },
    views: ({ count }) => plural(count, { one: '# vue', many: '# de vues', other: '# vues' }),
    downloads: ({ count }) =>
      plural(count, {
        one: '# téléchargement',
        many: '# de téléchargements',
        other: '# téléchargements',
      }),
    noneHint:
      'Choisissez des fichiers ci-dessus, ou déposez-les ou collez-les n’importe où sur cette page. Chacun reçoit un lien court à partager.',
    noneFound: ({ search }) => `Aucun fichier nommé « ${isolate(search)} »`,
    perhapsOtherType: 'Il y en a peut-être d’un autre type.',
    noneOfType: 'Aucun fichier de ce type',
    showAll: 'Afficher tous les fichiers',
  },
  selection: {
    select: ({ name }) => `Sélectionner ${isolate(name)}`,
    selectPage: 'Tout sélectionner sur cette page',
    actions: 'Fichiers sélectionnés',
    clear: 'Effacer la sélection',
    selected: ({ count }) =>
      plural(count, {
        one: '# sélectionné',
        many: '# sélectionnés',
        other: '# sélectionnés',
      }),
    copyLinks: 'Copier les liens',
    copied: ({ count }) =>
      plural(count, {
        one: 'URL copiée dans le presse-papiers !',
        many: '# d’URL copiées dans le presse-papiers !',
        other: '# URL copiées dans le presse-papiers !',
      }),
    notCopied: ({ count }) =>
      plural(count, {
        one: 'Impossible de copier l’URL',
        many: 'Impossible de copier les URL',
        other: 'Impossible de copier les URL',
      }),
  },
  actions: {
    preview: ({ name }) => `Aperçu de ${isolate(name)}`,
    download: ({ name }) => `Télécharger ${isolate(name)}`,
    delete: ({ name }) => `Supprimer ${isolate(name)}`,
    copyUrl: ({ name }) => `Copier l’URL de ${isolate(name)}`,
    urlCopied: 'URL copiée dans le presse-papiers !',
    urlNotCopied: 'Impossible de copier l’URL',
  },
  commands: {
    upload: 'Envoyer des fichiers',
    uploadKeywords: 'ajouter nouveau importer téléverser charger upload',
    pasteKeywords: 'texte code extrait note coller',
    copyUrlKeywords: 'lien',
  },
  deletion: {
    title: ({ count }) =>
      plural(count, {
        one: 'Supprimer le fichier',
        many: 'Supprimer # de fichiers',
        other: 'Supprimer # fichiers',
      }),
    confirm: ({ count }) =>
      plural(count, {
        one: 'Supprimer',
        many: 'Supprimer # de fichiers',
        other: 'Supprimer # fichiers',
      }),
    question: ({ count }) =>
      plural(count, {
        one: 'Voulez-vous vraiment supprimer ce fichier ?',
        many: 'Voulez-vous vraiment supprimer ces # de fichiers ?',
        other: 'Voulez-vous vraiment supprimer ces # fichiers ?',
      }),
    linksStop: ({ count }) =>
      plural(count, {
        one: 'Son lien cessera aussitôt de fonctionner.',
        many: 'Leurs liens cesseront aussitôt de fonctionner.',
        other: 'Leurs liens cesseront aussitôt de fonctionner.',
      }),
    deleted: ({ count }) =>
      plural(count, {
        one: 'Fichier supprimé.',
        many: '# de fichiers supprimés.',
        other: '# fichiers supprimés.',
      }),
    failed: ({ count }) =>
      plural(count, {
        one: 'Impossible de supprimer le fichier',
        many: 'Impossible de supprimer les fichiers',
        other: 'Impossible de supprimer les fichiers',
      }),
  },
  recent: {
    title: 'Envois récents',
    all: 'Tous les envois',
    first: 'Envoyez votre premier fichier',
    hint: 'Vos derniers fichiers apparaissent ici, chacun avec son lien à partager.',
  },
  details: {
    title: 'Détails du fichier',
    close: 'Fermer les détails',
    notShown: 'Ce fichier ne peut pas être affiché',
    open: 'Ouvrir',
    copyUrl: 'Copier l’URL',
    delete: 'Supprimer le fichier',
    facts: {
      size: 'Taille',
      mimeType: 'Type MIME',
      uploaded: 'Envoi',
      domain: 'Domaine',
      views: 'Vues',
      downloads: 'Téléchargements',
      sha256: 'SHA-256',
    },
    exactSize: ({ bytes: count, digits }) =>
      plural(count, {
        one: `(${digits} octet)`,
        many: `(${digits} d’octets)`,
        other: `(${digits} octets)`,
      }),
    thisServer: 'Ce serveur',
    links: 'Liens',
    forms: {
      link: 'Lien',
      download: 'Lien de téléchargement',
      thumbnail: 'Miniature',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    copyValue: ({ label }) => `Copier : ${label}`,
    valueCopied: ({ label }) => `Copié dans le presse-papiers : ${label}`,
    valueNotCopied: ({ label }) => `Impossible de copier : ${label}`,
    preview: ({ name }) => `Aperçu de ${isolate(name)}`,
    notPreviewed: 'Ce fichier n’a pas d’aperçu.',
    empty: 'Le fichier est vide.',
    onlyBeginning: 'Seul le début est affiché.',
    readPdf: 'Lire le PDF dans un nouvel onglet',
  },
};
