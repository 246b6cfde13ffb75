import type { transfers as source } from '../../en/web/transfers.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('pl');

const oneOrMore = (count: number, one: string, more: string) =>
  plural(count, { one, few: more, many: more, other: more });

export const transfers: typeof source = {
  tray: 'Trwające przesyłanie',
  unfold: 'Pokaż przesyłane pliki',
  fold: 'Zwiń przesyłane pliki',
  close: 'Zamknij przesyłane pliki',
  allFiles: 'Wszystkie pliki',
  summary: {
    uploading: ({ current, total }) => `Przesyłanie ${current} z ${total}`,
    uploaded: ({ count }) => `przesłane: ${count}`,
    paused: ({ count }) => `wstrzymane: ${count}`,
    failed: ({ count }) => `nieudane: ${count}`,
    join: ({ parts }) => parts.join(', '),
  },
  spokenPercent: ({ name, percent }) => `${isolate(name)}: ${percent} procent`,
  spokenWaiting: ({ name }) => `${isolate(name)}: oczekiwanie na serwer`,
  progress: {
    waiting: ({ size }) => `Oczekuje, ${bytes(size)}`,
    percent: ({ percent }) => `${percent}%`,
    sending: ({ percent, bytesPerSecond, timeLeft }) =>
      `${percent}% · ${bytes(bytesPerSecond)}/s · ${timeLeft}`,
    stalled: ({ percent }) => `${percent}% · Oczekiwanie na sieć…`,
    storing: ({ percent }) => `${percent}% · Zapisywanie…`,
    paused: ({ size }) => `Wstrzymano, ${bytes(size)}`,
    pausedAt: ({ percent, size }) => `Wstrzymano na ${percent}%, ${bytes(size)}`,
    uploaded: ({ size }) => `Przesłano, ${bytes(size)}`,
    waitingForServer: ({ nextTry }) => `Oczekiwanie na serwer… ${nextTry}`,
    nextTry: ({ seconds }) => `Następna próba za ${seconds} s`,
    tryingAgain: 'Ponawianie próby',
  },
  actions: {
    retry: ({ name }) => `Ponów ${isolate(name)}`,
    tryNow: ({ name }) => `Ponów teraz ${isolate(name)}`,
    pause: ({ name }) => `Wstrzymaj ${isolate(name)}`,
    resume: ({ name }) => `Wznów ${isolate(name)}`,
    cancel: ({ name }) => `Anuluj ${isolate(name)}`,
    dismiss: ({ name }) => `Ukryj ${isolate(name)}`,
    retryFailed: ({ count }) => `Ponów nieudane (${count})`,
    pauseAll: 'Wstrzymaj wszystkie',
    resumeAll: 'Wznów wszystkie',
    clearFinished: 'Ukryj ukończone',
    cancelAll: 'Anuluj wszystkie',
  },
  outcomes: {
    stored: ({ name }) => `Przesłano ${isolate(name)}!`,
    failed: ({ name }) => `Nie udało się przesłać ${isolate(name)}`,
    tooLarge: ({ size, maxBytes }) =>
      `Plik ma ${bytes(size)}, a może mieć najwyżej ${bytes(maxBytes)}.`,
    fileChanged: 'Plik został zmieniony lub usunięty. Wybierz go ponownie.',
    noLink: 'Serwer nie podał, gdzie jest plik.',
    needsReload: 'Nie udało się wczytać części Perch. Odśwież stronę i spróbuj ponownie.',
  },
  interrupted: {
    title: ({ count }) => oneOrMore(count, 'Przerwane przesyłanie', 'Przerwane przesyłania'),
    choose: ({ count }) => oneOrMore(count, 'Wybierz plik', 'Wybierz pliki'),
    hint: ({ count }) =>
      oneOrMore(
        count,
        'Wybierz ponownie ten sam plik, aby kontynuować od miejsca przerwania.',
        'Wybierz ponownie te same pliki, aby kontynuować od miejsca przerwania.',
      ),
    list: 'Przerwane',
    progress: ({ name }) => `${isolate(name)}, przerwano`,
    status: ({ size }) => `Przerwano, ${bytes(size)}`,
    statusAt: ({ percent, sent, size }) =>
      `Przerwano na ${percent}% · ${bytes(sent)} z ${bytes(size)}`,
    discard: 'Porzuć',
    discardNamed: ({ name }) => `Porzuć ${isolate(name)}`,
    notDiscarded: 'Nie udało się porzucić przesyłania',
  },
};
