import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('de');

export const transfers: typeof source = {
  tray: 'Laufende Uploads',
  unfold: 'Uploads zeigen',
  fold: 'Uploads einklappen',
  close: 'Uploads schließen',
  allFiles: 'Alle Dateien',
  summary: {
    uploading: ({ current, total }) => `Lädt ${current} von ${total} hoch`,
    uploaded: ({ count }) => `${count} hochgeladen`,
    paused: ({ count }) => `${count} angehalten`,
    failed: ({ count }) => `${count} fehlgeschlagen`,
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} Prozent`,
  spokenWaiting: ({ name }) => `${isolate(name)}: wartet auf den Server`,
  progress: {
    waiting: ({ size }) => `Wartet, ${bytes(size)}`,
    percent: ({ percent }) => `${percent} %`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent} % · ${bytes(bytesPerSecond)}/s · ${timeLeft}`,
    stalled: ({ percent }) => `${percent} % · Wartet auf das Netz …`,
    storing: ({ percent }) => `${percent} % · Wird gespeichert …`,
    paused: ({ size }) => `Angehalten, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `Angehalten bei ${percent} %, ${bytes(size)}`,
    uploaded: ({ size }) => `Hochgeladen, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `Wartet auf den Server … ${nextTry}`,
    nextTry: ({ seconds }) => `Nächster Versuch in ${seconds} s`,
    tryingAgain: 'Neuer Versuch',
  },
  actions: {
    retry: ({ name }) => `${isolate(name)} noch einmal versuchen`,
    tryNow: ({ name }) => `${isolate(name)} jetzt versuchen`,
    pause: ({ name }) => `${isolate(name)} anhalten`,
    resume: ({ name }) => `${isolate(name)} fortsetzen`,
    cancel: ({ name }) => `${isolate(name)} abbrechen`,
    dismiss: ({ name }) => `${isolate(name)} ausblenden`,
    retryFailed: ({ count }) => `${count} fehlgeschlagene noch einmal versuchen`,
    pauseAll: 'Alle anhalten',
    resumeAll: 'Alle fortsetzen',
    clearFinished: 'Fertige ausblenden',
    cancelAll: 'Alle abbrechen',
  },
  outcomes: {
    stored: ({ name }) => `${isolate(name)} hochgeladen!`,
    failed: ({ name }) => `${isolate(name)} konnte nicht hochgeladen werden`,
    tooLarge: ({ size, maxBytes }) =>
      `Die Datei hat ${bytes(size)}; Dateien dürfen bis zu ${bytes(maxBytes)} groß sein.`,
    fileChanged: 'Die Datei wurde geändert oder entfernt. Wähle sie noch einmal aus.',
    noLink: 'Der Server hat nicht gesagt, wo die Datei ist.',
    needsReload:
      'Ein Teil von Perch konnte nicht geladen werden. Lade die Seite neu und versuche es noch einmal.',
  },
  interrupted: {
    title: ({ count }) =>
      plural(count, { one: 'Unterbrochener Upload', other: 'Unterbrochene Uploads' }),
    choose: ({ count }) => plural(count, { one: 'Datei auswählen', other: 'Dateien auswählen' }),
    hint: ({ count }) =>
      plural(count, {
        one: 'Wähle dieselbe Datei noch einmal aus, um dort weiterzumachen, wo es aufgehört hat.',
        other:
          'Wähle dieselben Dateien noch einmal aus, um dort weiterzumachen, wo es aufgehört hat.',
      }),
    list: 'Unterbrochen',
    progress: ({ name }) => `${isolate(name)}, unterbrochen`,
    status: ({ size }) => `Unterbrochen, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Unterbrochen bei ${percent} % · ${bytes(sent)} von ${bytes(size)}`,
    discard: 'Verwerfen',
    discardNamed: ({ name }) => `${isolate(name)} verwerfen`,
    notDiscarded: 'Der Upload konnte nicht verworfen werden',
  },
};
