import type { imports as source } from '../../en/web/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const imports: typeof source = {
  title: 'Importer',
  new: {
    title: 'Nouvelle importation',
    lead: 'Faites venir des comptes, des fichiers, des albums et des liens courts d’un autre produit. Les mots de passe et les anciennes adresses continuent de fonctionner.',
    loading: 'Lecture du dossier d’importation',
    failed: 'Le dossier d’importation ne peut pas être affiché',
    notInspected: 'La source n’a pas été inspectée',
    noFolder: 'Il n’y a pas encore de dossier d’importation',
    noFolderHint: ({ folder }) =>
      `Créez ${isolate(folder)} sur le serveur et copiez-y la base de données et les fichiers de l’ancien produit, ou définissez IMPORT_FOLDER.`,
    inspect: 'Inspecter',
    inspectHint: 'Rien n’est encore importé.',
    product: 'Produit',
    productHint: 'D’où vous venez',
    database: 'Base de données',
    databaseHints: {
      file: 'Le fichier qui contient ses comptes',
      folder: 'Le dossier qui contient auth.json et data.json',
      url: 'Indiquée par IMPORT_DATABASE_URL sur le serveur',
    },
    choose: 'Choisir…',
    files: 'Dossier des fichiers',
    filesHint: 'Là où l’ancien produit les garde',
    hosts: 'Ancienne adresse',
    hostsHint: ({ host }) => `Ses noms d’hôte, séparés par des espaces. Vide : ${isolate(host)}`,
    missing: 'Faites un choix.',
    options: 'Plus d’options',
    noDatabaseUrl:
      'Ce produit garde ses comptes dans un serveur de bases de données. Définissez IMPORT_DATABASE_URL avec son adresse, puis redémarrez Perch.',
    noDatabase: ({ folder }) =>
      `Aucune base de données trouvée. Copiez-la dans ${isolate(folder)} ; son nom se termine par .db, .sqlite ou .sqlite3.`,
    whereHint: ({ folder }) =>
      `Seul ce qui se trouve dans ${isolate(folder)} sur le serveur peut être lu, et rien n’y change, sauf si vous choisissez de déplacer les fichiers.`,
    notWhole: ({ folder }) =>
      `Tout ce qui est dans ${isolate(folder)} n’est pas affiché, car il y a trop d’éléments. Copiez l’ancien produit dans un dossier à part.`,
  },
  options: {
    link: 'Comment viennent les fichiers',
    links: {
      copy: 'Copier',
      hard: 'Lier',
      move: 'Déplacer',
    },
    linkHints: {
      copy: 'Les originaux restent. Prend une seconde fois la même place.',
      hard: 'Ne prend pas de place si tout est sur un même disque ; les autres sont copiés.',
      move: 'Les originaux sont supprimés dès qu’ils sont importés.',
    },
    maxViews: 'Limites de vues',
    maxViewsHint: 'Avec une limite de téléchargements, un fichier ne s’ouvre que sur sa page.',
    maxViewsDrop: 'Les abandonner',
    maxViewsPage: 'Les garder comme limites de téléchargements',
    owner: 'Compte pour le reste',
    ownerHint: 'Le nom d’utilisateur qui reçoit les fichiers sans compte. Vide : ils sont ignorés.',
    fileRoute: 'Chemin des fichiers',
    linkRoute: 'Chemin des liens courts',
    routeHint: 'Seulement s’il a été changé',
    ignoreColumns: 'Colonnes à ne pas prendre en compte',
    ignoreColumnsHint:
      'Les noms donnés par le message d’une inspection qu’elles ont arrêtée, séparés par des espaces. Ce que ces colonnes ferment dans l’ancien produit peut être ouvert ici.',
    admins: 'Les administrateurs restent administrateurs',
  },
  list: {
    title: 'Importations',
    loading: 'Chargement des importations',
    empty: 'Rien n’a encore été importé',
    product: 'Produit',
    state: 'État',
    by: 'Par',
    made: 'Début',
  },
  phases: {
    inspection: 'Inspection',
    import: 'Importation',
  },
  states: {
    waiting: 'En attente',
    running: 'En cours',
    stopping: 'S’arrête',
    stopped: 'Arrêtée',
    interrupted: 'Interrompue',
    failed: 'Échouée',
    done: 'Terminée',
  },
  kinds: {
    accounts: 'Comptes',
    tokens: 'Jetons d’envoi',
    albums: 'Albums',
    files: 'Fichiers',
    links: 'Liens courts',
  },
  page: {
    loading: 'Chargement de l’importation',
    failed: 'L’importation ne peut pas être affichée',
    waiting: 'Elle commence dans un instant.',
    stopping: 'Elle s’arrête après les fichiers en cours de copie.',
    interrupted:
      'Le serveur qui l’exécutait ne répond plus. Ce qui est importé reste, et n’est pas importé deux fois à la reprise.',
    failedImport:
      'L’importation a échoué. Ce qui est importé reste, et n’est pas importé deux fois à la reprise.',
    failedInspection: 'La source ne peut pas être importée ainsi.',
    inspecting: 'La source est en cours de lecture. Rien n’est importé.',
    inspectionStopped: 'L’inspection a été arrêtée.',
    inspected:
      'Tout peut être importé. Arrêtez l’ancien produit avant de commencer, pour que rien n’y soit envoyé entre-temps.',
    inspectedSkipping:
      'Certaines lignes seraient ignorées : voyez le rapport. Arrêtez l’ancien produit avant de commencer, pour que rien n’y soit envoyé entre-temps.',
    importing:
      'L’importation est en cours. Vous pouvez quitter cette page, et le serveur reste utilisable par tous.',
    stopped:
      'L’importation a été arrêtée. Ce qui est importé reste, et n’est pas importé deux fois à la reprise.',
    done: 'Tout est importé. Faites maintenant mener l’ancienne adresse à ce serveur, dans le DNS et dans le proxy placé devant lui.',
    doneSkipping:
      'Importé, sauf les lignes ignorées : voyez le rapport. Faites maintenant mener l’ancienne adresse à ce serveur, dans le DNS et dans le proxy placé devant lui.',
    stop: 'Arrêter',
    notStopped: 'L’importation n’a pas été arrêtée',
    notStarted: 'L’importation n’a pas commencé',
    start: 'Lancer l’importation',
    goOn: 'Reprendre',
    again: 'Importer à nouveau',
    change: 'Modifier les options',
    noSpace: ({ size, free }) => `Les fichiers demandent ${size}, et seuls ${free} sont libres.`,
    moves:
      'Les originaux sont supprimés dès qu’ils sont importés. Il n’y a alors plus de retour possible.',
  },
  progress: {
    title: 'Progression de l’importation',
    of: ({ done, total }) => `${done} sur ${total}`,
    size: 'Taille',
    rate: 'Débit',
    perSecond: ({ size }) => `${size} par seconde`,
    left: 'Temps',
  },
  counts: {
    titleImport: 'Ce qui a été importé',
    titleInspection: 'Ce qui a été trouvé',
    kind: 'Type',
    found: 'Trouvés',
    toImport: 'À importer',
    imported: 'Importés',
    known: 'Déjà ici',
    skipped: 'Ignorés',
    free: 'Espace libre',
    tags: 'Étiquettes',
    addresses: 'Anciennes adresses',
    copied: 'Copiés au lieu d’être liés',
  },
  report: {
    title: 'Rapport',
    by: 'Lignes par raison',
    all: 'Toutes',
    loading: 'Chargement du rapport',
    empty: 'Aucune ligne n’a été ignorée',
    row: 'Ligne',
    why: 'Pourquoi',
    download: 'Télécharger le JSON',
    notDownloaded: 'Le rapport n’a pas été téléchargé',
    reasons: {
      unreadable: 'Ne peut pas être importé',
      bytes: 'Contenu manquant',
      ended: 'Expiré',
      owner: 'Aucun compte',
      limit: 'Trop pour un seul compte',
      target: 'Ne mène à aucune adresse du web',
      password: 'Mot de passe de forme inconnue',
      changed: 'Différent ici',
    },
  },
};
