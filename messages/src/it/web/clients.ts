import type { clients as source } from '../../en/web/clients.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const clients: typeof source = {
  title: 'Applicazioni di caricamento',
  lead: 'Ogni file è pronto all’uso e contiene il tuo token API: non condividerlo.',
  cards: {
    sharex: {
      text: 'Fai doppio clic sul file e rispondi Sì: gli screenshot andranno direttamente su Perch.',
    },
    ishare: {
      name: 'ishare',
      system: 'macOS',
      text: 'Apri il file con ishare per aggiungere Perch come destinazione dei tuoi screenshot.',
      download: 'Scarica per ishare',
      downloaded: 'File ishare scaricato!',
    },
    shell: {
      name: 'Script per screenshot',
      system: 'Linux: Flameshot, Spectacle',
      text: 'Cattura uno screenshot, lo carica e mette il link negli appunti. Associalo a un tasto.',
      download: 'Scarica lo script per screenshot',
      downloaded: 'Script per screenshot scaricato!',
    },
    curl: {
      name: 'Script curl',
      system: 'Qualsiasi shell',
      text: 'Carica i file che indichi e stampa i loro link, uno per riga.',
      download: 'Scarica lo script curl',
      downloaded: 'Script curl scaricato!',
    },
  },
  commandLine: {
    name: 'Riga di comando',
    text: 'Il programma perch carica file di ogni dimensione e riprende dopo un’interruzione. Accedi una volta con un token, poi carica.',
    copyLogin: 'Copia il comando di accesso',
    copyUp: 'Copia il comando di caricamento',
    copied: 'Comando copiato negli appunti!',
    copyFailed: 'Impossibile copiare il comando',
  },
  shareX: {
    title: 'Carica con ShareX',
    lead: 'Gli screenshot vanno direttamente su Perch e i loro link negli appunti. Scarica il file e aprilo. Contiene il tuo token personale: non condividerlo.',
    download: 'Scarica config. ShareX',
    copy: 'Copia config.',
    copyNamed: 'Copia config. ShareX',
    tile: 'Config. ShareX',
    tileHint: 'Scarica il file',
    copied: 'Configurazione ShareX copiata negli appunti!',
    downloaded: 'Configurazione ShareX scaricata!',
  },
  shareXLinks: {
    name: 'ShareX: link brevi',
    title: 'Abbreviare con ShareX',
    text: 'Abbrevia indirizzi: fai doppio clic sul file, rispondi Sì e scegli Perch come abbreviatore di URL. Contiene il tuo token personale, quindi tienilo per te.',
    download: 'Scarica per i link brevi',
    downloaded: 'File ShareX per i link brevi scaricato!',
  },
  notCopied: 'Impossibile copiare la configurazione',
  notDownloaded: 'Impossibile scaricare la configurazione',
  commandKeywords: 'configurazione',
  commands: {
    sharex: {
      copy: 'Copia config. ShareX',
      copyFor: ({ domain }) => `Copia config. ShareX per ${isolate(domain)}`,
      copied: 'Configurazione ShareX copiata negli appunti!',
      download: 'Scarica config. ShareX',
      downloadFor: ({ domain }) => `Scarica config. ShareX per ${isolate(domain)}`,
      downloaded: 'Configurazione ShareX scaricata!',
    },
    ishare: {
      copy: 'Copia config. ishare',
      copyFor: ({ domain }) => `Copia config. ishare per ${isolate(domain)}`,
      copied: 'Configurazione ishare copiata negli appunti!',
      download: 'Scarica config. ishare',
      downloadFor: ({ domain }) => `Scarica config. ishare per ${isolate(domain)}`,
      downloaded: 'Configurazione ishare scaricata!',
    },
    shell: {
      copy: 'Copia script per screenshot',
      copyFor: ({ domain }) => `Copia script per screenshot per ${isolate(domain)}`,
      copied: 'Script per screenshot copiato negli appunti!',
      download: 'Scarica script per screenshot',
      downloadFor: ({ domain }) => `Scarica script per screenshot per ${isolate(domain)}`,
      downloaded: 'Script per screenshot scaricato!',
    },
    curl: {
      copy: 'Copia script curl',
      copyFor: ({ domain }) => `Copia script curl per ${isolate(domain)}`,
      copied: 'Script curl copiato negli appunti!',
      download: 'Scarica script curl',
      downloadFor: ({ domain }) => `Scarica script curl per ${isolate(domain)}`,
      downloaded: 'Script curl scaricato!',
    },
  },
};
