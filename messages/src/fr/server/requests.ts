import type { requests as source } from '../../en/server/requests.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, moment, number, plural } = createFormats('fr');

export const requests: typeof source = {
  noSuchRequest: 'Cette demande de fichiers n’existe pas.',
  tooMany: ({ max }) =>
    `Vous avez ${number(max)} demandes de fichiers, c’est la limite. Supprimez-en une d’abord.`,
  deleted: 'La demande est supprimée. Ce qu’elle a reçu reste.',
  drop: {
    over: 'Cette demande de fichiers est terminée.',
    full: 'Cette demande n’a plus de place pour ce fichier.',
    passwordNeeded:
      'Cette demande a un mot de passe : ouvrez sa page dans un navigateur, ou envoyez le mot de passe dans l’en-tête Perch-Password.',
    noRoom: 'Aucun fichier ne peut être reçu pour le moment. Veuillez réessayer plus tard.',
    tooManyAtOnce:
      'Trop de fichiers sont envoyés à cette demande en ce moment. Veuillez réessayer plus tard.',
    notForSenders: ({ name }) => `${isolate(name)} ne peut pas être choisi à l’envoi.`,
    sender: ({ max }) => `sender peut avoir jusqu’à ${number(max)} caractères visibles.`,
    lengthNeeded: 'Upload-Length est obligatoire ici.',
  },
  page: {
    asks: ({ username }) => `${isolate(username)} vous demande des fichiers.`,
    files: ({ count }) =>
      plural(count, {
        one: 'Encore # fichier accepté',
        many: 'Encore # fichiers acceptés',
        other: 'Encore # fichiers acceptés',
      }),
    eachBytes: ({ max }) => `Jusqu’à ${bytes(max)} chacun`,
    allBytes: ({ left }) => `Encore ${bytes(left)} en tout`,
    types: ({ types }) => `Seulement : ${isolate(types.join(', '))}`,
    until: ({ at }) => `Jusqu’au ${isolate(moment(at))}`,
    yourName: 'Votre nom (facultatif)',
    choose: 'Choisir des fichiers',
    dropThem: 'ou les déposer ici',
    send: 'Envoyer',
    received: ({ count }) =>
      plural(count, {
        one: '# fichier est arrivé.',
        many: '# fichiers sont arrivés.',
        other: '# fichiers sont arrivés.',
      }),
    notAll: 'Tout n’est pas arrivé',
    allSent: 'Tout a été envoyé.',
    interrupted:
      'Un envoi a déjà été interrompu ici. Choisissez à nouveau les mêmes fichiers, et il reprendra où il s’est arrêté :',
    ended: 'Cette demande de fichiers est terminée',
    endedWhy: 'Son délai est passé, ou elle a été fermée.',
    fullTitle: 'Merci, c’est tout',
    fullWhy: 'Cette demande a reçu tous les fichiers qu’elle accepte.',
    locked: 'Cette demande de fichiers a un mot de passe',
  },
  transfer: {
    waiting: 'Prêt',
    sending: 'Envoi en cours',
    paused: 'En pause',
    retrying: 'Connexion perdue ; nouvel essai',
    sent: 'Envoyé',
    failed: 'Échec',
    proxyBlocks: ({ proxy }) =>
      `Un proxy${proxy && ` (${isolate(proxy)})`} placé devant ce serveur bloque le fichier. Prévenez la personne qui vous l’a demandé : la solution se trouve dans docs/proxies/README.md#limits-of-a-proxy.`,
    pause: 'Suspendre',
    resume: 'Reprendre',
    remove: 'Retirer',
    retry: 'Réessayer',
  },
  mail: {
    subject: ({ title }) => `Nouveaux fichiers : ${isolate(title)}`,
    lead: ({ count, title }) =>
      `« ${isolate(title)} » : ${plural(count, { one: '# fichier est arrivé.', many: '# fichiers sont arrivés.', other: '# fichiers sont arrivés.' })}`,
    file: ({ name, sender }) => `${isolate(name)} (de ${isolate(sender)})`,
    more: ({ count }) =>
      plural(count, { one: 'et # autre.', many: 'et # autres.', other: 'et # autres.' }),
    off: 'Vous recevez cet e-mail parce que la demande est réglée ainsi.',
    link: 'Vos fichiers',
  },
};
