import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('fr');

export const users: typeof source = {
  title: 'Utilisateur',
  all: 'Tous les utilisateurs',
  empty: 'Aucun utilisateur trouvé',
  search: 'Rechercher des utilisateurs…',
  loading: 'Chargement des utilisateurs',
  user: 'Utilisateur',
  status: 'État',
  uploads: 'Envois',
  storage: 'Stockage',
  joined: 'Inscription',
  admin: 'Admin',
  view: ({ name }) => `Voir ${isolate(name)}`,
  deleteNamed: ({ name }) => `Supprimer ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Utilisateurs en attente',
    label: 'Utilisateurs en attente',
    empty: 'Aucun utilisateur en attente',
    loading: 'Chargement des utilisateurs en attente',
    registered: 'Inscription',
    select: ({ name }) => `Sélectionner ${isolate(name)}`,
    selectAll: 'Tout sélectionner',
    approveSelected: ({ count }) => `Approuver la sélection (${number(count)})`,
    approved: ({ count }) =>
      plural(count, {
        one: 'Utilisateur approuvé',
        many: '# d’utilisateurs approuvés',
        other: '# utilisateurs approuvés',
      }),
    failedToApprove: 'Impossible d’approuver l’utilisateur',
  },
  reject: {
    title: 'Refuser l’utilisateur',
    keeps: 'L’inscription reste dans la liste de tous les utilisateurs, marquée comme refusée.',
    deletes: 'L’inscription sera supprimée. La même adresse e-mail pourra s’inscrire à nouveau.',
    keep: 'La conserver comme refusée, pour que cette adresse ne puisse plus s’inscrire',
    withoutEmail: {
      deletes:
        'L’inscription sera supprimée. Le même nom d’utilisateur pourra s’inscrire à nouveau.',
      keep: 'La conserver comme refusée, pour que ce nom d’utilisateur ne puisse plus s’inscrire',
    },
    rejected: 'Utilisateur refusé',
    failed: 'Impossible de refuser l’utilisateur',
  },
  delete: {
    title: 'Supprimer l’utilisateur',
    question: 'Voulez-vous vraiment supprimer cet utilisateur ? Cette action est irréversible.',
    outcome: 'Ses sessions, domaines et fichiers seront aussi supprimés.',
    deleted: 'Utilisateur supprimé',
    alreadyDeleted: 'Cet utilisateur a déjà été supprimé',
    notImplemented: 'Le serveur ne permet pas de supprimer des utilisateurs',
    failed: 'Impossible de supprimer l’utilisateur',
  },
  suspend: {
    title: 'Suspendre',
    text: ({ name }) =>
      `${isolate(name)} ne pourra plus utiliser Perch tant que vous ne rétablirez pas l’accès.`,
    keepsLinks: 'Ses fichiers et domaines restent accessibles.',
    stopsLinks: 'Ses fichiers et domaines seront inaccessibles d’ici là. Rien n’est supprimé.',
    keepLinks: 'Garder les liens actifs',
  },
  account: {
    loading: 'Chargement de l’utilisateur',
    failed: 'Cet utilisateur ne peut pas être affiché',
    email: 'E-mail',
    role: 'Rôle',
    roleAdmin: 'Administrateur',
    roleUser: 'Utilisateur',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} sur ${bytes(maxBytes)}`,
    links: 'Liens',
    linksWorking: 'Actifs',
    linksStopped: 'Coupés',
    changed: 'Utilisateur modifié',
    failedToChange: 'Impossible de modifier l’utilisateur',
  },
  changes: {
    letIn: {
      label: 'Rétablir l’accès',
      question: ({ name }) => `${isolate(name)} pourra se connecter et envoyer des fichiers.`,
    },
    makeUser: {
      label: 'Rendre simple utilisateur',
      question: ({ name }) => `${isolate(name)} ne pourra plus ouvrir l’administration.`,
    },
    makeAdmin: {
      label: 'Nommer administrateur',
      question: ({ name }) =>
        `${isolate(name)} pourra approuver, modifier et supprimer les comptes, domaines et fichiers de tous les utilisateurs.`,
    },
    stopLinks: {
      label: 'Couper les liens',
      question: ({ name }) =>
        `Les fichiers et domaines de ${isolate(name)} seront inaccessibles tant que vous ne rétablirez pas l’accès. Rien n’est supprimé.`,
    },
    keepLinks: {
      label: 'Garder les liens actifs',
      question: ({ name }) =>
        `Les fichiers et domaines de ${isolate(name)} seront de nouveau accessibles, bien que le compte reste suspendu.`,
    },
  },
  quota: {
    label: 'Quota',
    none: 'Illimité',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (par défaut)`,
    invalid: ({ first, second }) => `Indiquez une taille, par exemple ${first} ou ${second}`,
    save: 'Enregistrer',
    saved: 'Quota enregistré',
    failed: 'Impossible d’enregistrer le quota',
  },
};
