import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('fr');

export const domains: typeof source = {
  page: 'Domaines',
  aboutApproval: 'À propos de l’approbation',
  approvalText:
    'Chaque domaine doit être approuvé par un administrateur avant de pouvoir servir. Une fois approuvé, vos liens peuvent l’utiliser, et il a sa propre configuration ShareX.',
  list: {
    title: 'Vos domaines',
    failed: 'Vos domaines ne peuvent pas être affichés',
    empty: 'Aucun domaine pour l’instant',
    emptyText:
      'Demandez un sous-domaine de ce serveur ou apportez votre propre domaine, et vos liens pourront l’utiliser.',
    loading: 'Chargement de vos domaines',
  },
  card: {
    domainAdded: ({ date }) => `Domaine, ajouté : ${date}`,
    subdomainAdded: ({ date }) => `Sous-domaine, ajouté : ${date}`,
    remove: ({ domain }) => `Retirer ${isolate(domain)}`,
    reason: 'Motif :',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} l’administrateur n’en a donné aucun.`,
    openNamed: ({ domain }) => `Ouvrir ${isolate(domain)}`,
  },
  defaults: {
    label: 'Par défaut pour les nouveaux envois',
    on: ({ domain }) => `Les nouveaux envois reçoivent des liens sur ${isolate(domain)}.`,
    off: 'Les nouveaux envois reçoivent de nouveau des liens sur ce serveur.',
    linksOn: 'Liens des nouveaux envois sur',
    link: 'Lien par défaut',
    linkOn: ({ domain }) => `Lien par défaut (${isolate(domain)})`,
  },
  options: {
    title: 'Options',
    redirect: 'La page d’accueil mène à',
    redirectHint:
      'Si ce champ est vide, elle indique que des fichiers se trouvent ici, rien de plus.',
    redirectSaved: 'Page d’accueil enregistrée.',
    moveFiles: 'Déplacer tous les fichiers vers un autre domaine',
  },
  move: {
    title: 'Déplacer les fichiers',
    text: ({ domain }) =>
      `Tous les fichiers sur ${isolate(domain)} reçoivent de nouveaux liens à l’adresse de votre choix. Leurs anciens liens fonctionnent aussi longtemps que ${isolate(domain)}.`,
    target: 'Nouvelle adresse',
    thisServer: 'Ce serveur',
    thisServerAt: ({ host }) => `Ce serveur (${isolate(host)})`,
    nothingMoved: 'Il n’y a aucun fichier sur ce domaine.',
    moved: ({ count }) =>
      plural(count, {
        one: '# fichier déplacé ; les anciens liens fonctionnent toujours.',
        many: '# de fichiers déplacés ; les anciens liens fonctionnent toujours.',
        other: '# fichiers déplacés ; les anciens liens fonctionnent toujours.',
      }),
    failed: 'Impossible de déplacer les fichiers',
  },
  remove: {
    title: 'Retirer le domaine',
    confirm: 'Retirer',
    question: ({ domain }) => `Voulez-vous vraiment retirer ${isolate(domain)} ?`,
    outcome:
      'Ses liens cesseront aussitôt de fonctionner. Vos fichiers restent et reçoivent le lien par défaut. Pour réutiliser le domaine, il faudra le demander et le faire approuver à nouveau.',
    removed: 'Domaine retiré.',
    failed: 'Impossible de retirer le domaine',
  },
  add: {
    title: 'Ajouter un domaine',
    submit: 'Ajouter',
    type: 'Type',
    types: { subdomain: 'Sous-domaine', domain: 'Domaine' },
    names: { subdomain: 'Nom du sous-domaine', domain: 'Nom de domaine' },
    subdomainExample: 'monnom',
    base: 'Domaine de base',
    subdomainNeeded: 'Le nom du sous-domaine est requis',
    baseNeeded: 'Le domaine de base est requis',
    domainNeeded: 'Le nom de domaine est requis',
    requested: 'Domaine demandé ! En attente d’approbation.',
  },
  check: {
    label: 'Vérifier',
    named: ({ domain }) => `Vérifier maintenant : ${isolate(domain)}`,
    checked: ({ domain }) => `${isolate(domain)} vient d’être vérifié.`,
  },
  records: {
    title: 'Enregistrements DNS',
    prove: 'Prouvez que le domaine est à vous avec un enregistrement TXT.',
    name: 'Nom',
    copyTxtName: 'Copier le nom de l’enregistrement TXT',
    copyTxtValue: 'Copier la valeur de l’enregistrement TXT',
    copyName: 'Copier le nom de domaine',
    copyValue: ({ type, value }) =>
      `Copier la valeur de l’enregistrement ${type} : ${isolate(value)}`,
    hint: 'Les noms sont indiqués en entier ; certains fournisseurs ne veulent que ce qui précède le domaine que vous y gérez. De nouveaux enregistrements peuvent mettre un certain temps à être visibles partout.',
    copied: 'Enregistrement DNS copié dans le presse-papiers !',
    failedToCopy: 'Impossible de copier l’enregistrement DNS',
  },
  pointing: {
    addresses: ({ types, count }) =>
      plural(count, {
        one: `Faites-le pointer ici avec un enregistrement ${list(types)}.`,
        many: `Faites-le pointer ici avec des enregistrements ${list(types)}.`,
        other: `Faites-le pointer ici avec des enregistrements ${list(types)}.`,
      }),
    nameOrAddresses: ({ types, count }) =>
      plural(count, {
        one: `Faites-le pointer ici soit avec le seul enregistrement CNAME, soit avec un enregistrement ${list(types)}. Un nom tel qu’il a été enregistré, sans rien devant, ne peut pas avoir de CNAME.`,
        many: `Faites-le pointer ici soit avec le seul enregistrement CNAME, soit avec des enregistrements ${list(types)}. Un nom tel qu’il a été enregistré, sans rien devant, ne peut pas avoir de CNAME.`,
        other: `Faites-le pointer ici soit avec le seul enregistrement CNAME, soit avec des enregistrements ${list(types)}. Un nom tel qu’il a été enregistré, sans rien devant, ne peut pas avoir de CNAME.`,
      }),
    alias: ({ target }) =>
      `Faites-le pointer ici avec un enregistrement ALIAS, que certains fournisseurs appellent ANAME ou CNAME aplati ; à défaut, avec des enregistrements A et AAAA portant les adresses de ${isolate(target)}.`,
    name: ({ target }) =>
      `Faites-le pointer ici avec un enregistrement CNAME. Un nom tel qu’il a été enregistré, sans rien devant, ne peut pas en avoir : il lui faut un enregistrement ALIAS, ou des enregistrements A et AAAA portant les adresses de ${isolate(target)}.`,
  },
  steps: {
    rejected:
      'Un administrateur a refusé ce domaine. Pour refaire une demande, retirez-le puis ajoutez-le à nouveau.',
    disabled: ({ time }) =>
      `Désactivé (depuis : ${time}), car ses enregistrements étaient incorrects pendant 7 jours. Il sera rétabli automatiquement dès qu’ils seront corrects ; d’ici là, ses fichiers ont le lien par défaut.`,
    live: 'En service. Ses liens fonctionnent en HTTPS.',
    subdomainPending:
      'En attente de l’approbation d’un administrateur. Vous n’avez rien à configurer.',
    subdomainChecking: 'Approuvé. Nous vérifions s’il mène ici.',
    subdomainWaiting:
      'Approuvé. C’est à l’administrateur de le faire mener ici en HTTPS ; ses liens fonctionneront à partir de là.',
    pointPending:
      'Le domaine est à vous. Étape suivante : faites-le pointer ici. Un administrateur doit aussi l’approuver.',
    pointApproved:
      'Le domaine est à vous. Étape suivante : faites-le pointer ici. D’ici là, ses liens ne fonctionnent pas.',
    approvalPending:
      'Vos enregistrements sont corrects. En attente de l’approbation d’un administrateur.',
    waitingForHttps:
      'En attente de HTTPS. Le certificat arrive généralement en moins d’une minute.',
    putRecordBack:
      'Remettez l’enregistrement TXT : sans lui, le domaine est désactivé au bout de 7 jours.',
    addRecordPending:
      'Étape suivante : ajoutez l’enregistrement TXT, qui prouve que le domaine est à vous. Un administrateur doit aussi l’approuver.',
    addRecordApproved:
      'Étape suivante : ajoutez l’enregistrement TXT, qui prouve que le domaine est à vous. Il est approuvé et sera mis en service dès que l’enregistrement sera visible.',
  },
};
