import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('fr');

export const clients: typeof source = {
  title: 'Applications d’envoi',
  lead: 'Chaque fichier est prêt à l’emploi et contient votre jeton d’API : ne le partagez pas.',
  cards: {
    sharex: {
      text: 'Double-cliquez sur le fichier et répondez Oui : les captures d’écran partent alors directement vers Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Ouvrez le fichier avec ishare pour ajouter Perch comme destination de vos captures d’écran.',
      download: 'Télécharger pour ishare',
      downloaded: 'Fichier ishare téléchargé !',
    },
    shell: {
      name: 'Script de capture',
      system: 'Linux : Flameshot, Spectacle',
      text: 'Prend une capture d’écran, l’envoie et place le lien dans votre presse-papiers. Associez-le à une touche.',
      download: 'Télécharger le script de capture',
      downloaded: 'Script de capture téléchargé !',
    },
    curl: {
      name: 'Script curl',
      system: 'Tout shell',
      text: 'Envoie les fichiers que vous indiquez et affiche leurs liens, un par ligne.',
      download: 'Télécharger le script curl',
      downloaded: 'Script curl téléchargé !',
    },
  },
  commandLine: {
    name: 'Ligne de commande',
    text: 'Le programme perch envoie des fichiers de toute taille et reprend après une interruption. Connectez-vous une fois avec un jeton, puis envoyez.',
    copyLogin: 'Copier la commande de connexion',
    copyUp: 'Copier la commande d’envoi',
    copied: 'Commande copiée dans le presse-papiers !',
    copyFailed: 'Impossible de copier la commande',
  },
  shareX: {
    title: 'Envoyer avec ShareX',
    lead: 'Les captures d’écran partent directement vers Perch, et leurs liens dans votre presse-papiers. Téléchargez le fichier et ouvrez-le. Il contient votre jeton personnel : ne le partagez pas.',
    download: 'Télécharger la config. ShareX',
    copy: 'Copier la config.',
    copyNamed: 'Copier la config. ShareX',
    tile: 'Config. ShareX',
    tileHint: 'Télécharger le fichier',
    copied: 'Configuration ShareX copiée dans le presse-papiers !',
    downloaded: 'Configuration ShareX téléchargée !',
  },
  shareXLinks: {
    name: 'ShareX : liens courts',
    title: 'Raccourcir avec ShareX',
    text: 'Raccourcit des adresses : double-cliquez sur le fichier, répondez Oui, puis choisissez Perch comme raccourcisseur d’URL. Il contient votre jeton personnel, gardez-le donc pour vous.',
    download: 'Télécharger pour les liens courts',
    downloaded: 'Fichier ShareX pour les liens courts téléchargé !',
  },
  notCopied: 'Impossible de copier la configuration',
  notDownloaded: 'Impossible de télécharger la configuration',
  commandKeywords: 'configuration',
  commands: {
    sharex: {
      copy: 'Copier la config. ShareX',
      copyFor: ({ domain }) => `Copier la config. ShareX pour ${isolate(domain)}`,
      copied: 'Configuration ShareX copiée dans le presse-papiers !',
      download: 'Télécharger la config. ShareX',
      downloadFor: ({ domain }) => `Télécharger la config. ShareX pour ${isolate(domain)}`,
      downloaded: 'Configuration ShareX téléchargée !',
    },
    ishare: {
      copy: 'Copier la config. ishare',
      copyFor: ({ domain }) => `Copier la config. ishare pour ${isolate(domain)}`,
      copied: 'Configuration ishare copiée dans le presse-papiers !',
      download: 'Télécharger la config. ishare',
      downloadFor: ({ domain }) => `Télécharger la config. ishare pour ${isolate(domain)}`,
      downloaded: 'Configuration ishare téléchargée !',
    },
    shell: {
      copy: 'Copier le script de capture',
      copyFor: ({ domain }) => `Copier le script de capture pour ${isolate(domain)}`,
      copied: 'Script de capture copié dans le presse-papiers !',
      download: 'Télécharger le script de capture',
      downloadFor: ({ domain }) => `Télécharger le script de capture pour ${isolate(domain)}`,
      downloaded: 'Script de capture téléchargé !',
    },
    curl: {
      copy: 'Copier le script curl',
      copyFor: ({ domain }) => `Copier le script curl pour ${isolate(domain)}`,
      copied: 'Script curl copié dans le presse-papiers !',
      download: 'Télécharger le script curl',
      downloadFor: ({ domain }) => `Télécharger le script curl pour ${isolate(domain)}`,
      downloaded: 'Script curl téléchargé !',
    },
  },
};
