import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'Questo link è scaduto',
  endedWhy: 'Il suo tempo è finito, oppure è stato aperto tutte le volte possibili.',
  locked: 'Questo file è protetto da password',
  lockedWhy: 'Inserisci la password che hai ricevuto con il link.',
  password: 'Password',
  unlock: 'Sblocca',
  wrongPassword: 'Non è la password giusta.',
  limited: 'Questo file si può aprire solo un numero limitato di volte',
  limitedWhy: 'Ogni apertura ne consuma una.',
  once: 'Questo file si può aprire una sola volta',
  onceWhy: 'Dopo viene eliminato.',
  open: 'Apri il file',
  tooManyTries: 'Troppi tentativi',
  passwordNeeded:
    'Questo file è protetto da password: apri il link in un browser oppure invia la password nell’intestazione Perch-Password.',
  openingNeeded:
    'Questo file si può aprire solo un numero limitato di volte: apri il link in un browser.',
  fromOtherSite: 'Questa richiesta proviene da un altro sito.',
};
