import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('it');

export const transfers: typeof source = {
  tray: 'Caricamenti in corso',
  unfold: 'Mostra i caricamenti',
  fold: 'Riduci i caricamenti',
  close: 'Chiudi i caricamenti',
  allFiles: 'Tutti i file',
  summary: {
    uploading: ({ current, total }) => `Caricamento ${number(current)} di ${number(total)}`,
    uploaded: ({ count }) =>
      plural(count, { one: '# caricato', many: '# caricati', other: '# caricati' }),
    paused: ({ count }) => `${number(count)} in pausa`,
    failed: ({ count }) =>
      plural(count, { one: '# non riuscito', many: '# non riusciti', other: '# non riusciti' }),
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} per cento`,
  spokenWaiting: ({ name }) => `${isolate(name)}: in attesa del server`,
  progress: {
    waiting: ({ size }) => `In attesa, ${bytes(size)}`,
    percent: ({ percent }) => `${percent}%`,
    sending: (sent) => `${sent.percent}% · ${bytes(sent.bytesPerSecond)}/s · ${sent.timeLeft}`,
    stalled: ({ percent }) => `${percent}% · In attesa della rete…`,
    storing: ({ percent }) => `${percent}% · Salvataggio…`,
    paused: ({ size }) => `In pausa, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `In pausa al ${percent}%, ${bytes(size)}`,
    uploaded: ({ size }) => `Caricato, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `In attesa del server… ${nextTry}`,
    nextTry: ({ seconds }) => `Nuovo tentativo tra ${number(seconds)} s`,
    tryingAgain: 'Nuovo tentativo',
  },
  actions: {
    retry: ({ name }) => `Riprova ${isolate(name)}`,
    tryNow: ({ name }) => `Prova ora ${isolate(name)}`,
    pause: ({ name }) => `Metti in pausa ${isolate(name)}`,
    resume: ({ name }) => `Riprendi ${isolate(name)}`,
    cancel: ({ name }) => `Annulla ${isolate(name)}`,
    dismiss: ({ name }) => `Nascondi ${isolate(name)}`,
    retryFailed: ({ count }) =>
      plural(count, {
        one: 'Riprova # non riuscito',
        many: 'Riprova # non riusciti',
        other: 'Riprova # non riusciti',
      }),
    pauseAll: 'Sospendi tutti',
    resumeAll: 'Riprendi tutti',
    clearFinished: 'Rimuovi completati',
    cancelAll: 'Annulla tutti',
  },
  outcomes: {
    stored: ({ name }) => `File caricato: ${isolate(name)}`,
    failed: ({ name }) => `Caricamento non riuscito: ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `Il file pesa ${bytes(size)}; i file possono pesare fino a ${bytes(maxBytes)}.`,
    fileChanged: 'Il file è stato modificato o rimosso. Sceglilo di nuovo.',
    noLink: 'Il server non ha indicato dove si trova il file.',
    needsReload: 'Impossibile caricare una parte di Perch. Ricarica la pagina e riprova.',
  },
  interrupted: {
    title: ({ count }) =>
      plural(count, {
        one: 'Caricamento interrotto',
        many: 'Caricamenti interrotti',
        other: 'Caricamenti interrotti',
      }),
    choose: ({ count }) =>
      plural(count, { one: 'Scegli il file', many: 'Scegli i file', other: 'Scegli i file' }),
    hint: ({ count }) =>
      plural(count, {
        one: 'Scegli di nuovo lo stesso file per riprendere da dove si è fermato.',
        many: 'Scegli di nuovo gli stessi file per riprendere da dove si sono fermati.',
        other: 'Scegli di nuovo gli stessi file per riprendere da dove si sono fermati.',
      }),
    list: 'Interrotti',
    progress: ({ name }) => `${isolate(name)}, interrotto`,
    status: ({ size }) => `Interrotto, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Interrotto al ${percent}% · ${bytes(sent)} di ${bytes(size)}`,
    discard: 'Scarta',
    discardNamed: ({ name }) => `Scarta ${isolate(name)}`,
    notDiscarded: 'Impossibile scartare il caricamento',
  },
};
