import type { PublicSettings } from '@perch/contract/settings';

import type { diagnostics as source } from '../../en/web/diagnostics.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number } = createFormats('it');

const setUp = 'Questo server è configurato e ha un amministratore.';
const notSetUp =
  'Questo server non è ancora configurato: apri il link di configurazione che ha mostrato all’avvio.';

const registrations: Record<PublicSettings['registration'], string> = {
  approval: 'Chiunque può registrarsi e un amministratore approva ogni account.',
  open: 'Chiunque può registrarsi e accedere subito.',
  invite: 'I nuovi account sono solo su invito.',
  closed: 'Non si accettano nuovi account.',
};

export const diagnostics: typeof source = {
  open: 'Problemi di connessione?',
  label: 'Diagnostica',
  asking: 'Richiesta in corso…',
  noAnswer: ({ seconds }) => `Nessuna risposta entro ${number(seconds)} s.`,
  connectivity: {
    title: 'Connessione al server',
    text: 'Verifica se il server e il suo accesso rispondono.',
    start: 'Prova la connessione',
    probes: {
      base: 'URL di base',
      login: 'Endpoint di accesso',
      register: 'Endpoint di registrazione',
    },
    unreachable: ({ tookMs }) => `Non raggiungibile (dopo ${number(tookMs)} ms).`,
    exists: ({ status, tookMs }) => `Esiste: risposta ${status} in ${number(tookMs)} ms.`,
    works: ({ status, tookMs }) => `Funziona: risposta ${status} in ${number(tookMs)} ms.`,
    missing: ({ status, tookMs }) => `Manca: risposta ${status} in ${number(tookMs)} ms.`,
    failing: ({ status, tookMs }) => `Errore: risposta ${status} in ${number(tookMs)} ms.`,
    foreign: ({ status, tookMs }) => `Non è Perch: risposta ${status} in ${number(tookMs)} ms.`,
    refused: ({ status, tookMs }) => `Rifiutato: risposta ${status} in ${number(tookMs)} ms.`,
    allGood: 'Il server risponde come dovrebbe.',
    someBad: 'Il server è raggiungibile, ma non tutto funziona.',
    allBad:
      'Il server non è raggiungibile. Controlla la connessione; se altri siti funzionano, il server è fuori servizio.',
  },
  login: {
    title: 'Accesso',
    text: 'Prova l’email e la password inserite sopra, senza accedere.',
    start: 'Prova l’accesso',
    nothingTyped: 'Prima inserisci qui sopra la tua email e la tua password.',
    welcome: 'Ti diamo il benvenuto.',
    ended: ({ answer }) =>
      `Il server ha risposto: “${isolate(answer)}” La sessione di questa prova è stata chiusa.`,
    notEnded: ({ answer }) =>
      `Il server ha risposto: “${isolate(answer)}” Non è stato possibile chiudere la sessione di questa prova; la trovi in Impostazioni, Sicurezza.`,
    needsSecondFactor:
      'Email e password sono corrette. Per accedere serve anche il tuo secondo fattore, quindi non è stata aperta alcuna sessione.',
    refused: ({ status, answer }) => `Il server ha risposto (${status}): “${isolate(answer)}”`,
  },
  users: {
    title: 'Utenti',
    text: 'Verifica se il server è configurato e accetta nuovi account.',
    start: 'Verifica utenti',
    serverState: ({ isSetUp, registration }) =>
      `${isSetUp ? setUp : notSetUp} ${registrations[registration]}`,
  },
  cache: {
    title: 'Questo browser',
    text: 'Cancella ciò che conserva di questo server, comprese la sessione e le tue scelte.',
    start: 'Svuota la cache e ricarica',
  },
};
