import type { setup as source } from '../../en/web/setup.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const setup: typeof source = {
  title: 'Configurazione',
  back: 'Indietro',
  skip: 'Salta',
  next: 'Continua',
  finish: 'Fine',
  later: 'Continua più tardi',
  loadFailed: 'Impossibile caricare la configurazione',
  copy: ({ text }) => `Copia ${isolate(text)}`,
  copied: 'Copiato negli appunti!',
  copyFailed: 'Impossibile copiare',
  first: {
    title: 'Configura Perch',
    lead: 'Questo server non ha ancora un amministratore. Il link di configurazione crea il primo.',
    where:
      'Il server ha mostrato il link all’avvio, nel terminale o nel log. Sul server, questo comando lo mostra di nuovo:',
    link: 'Link di configurazione',
    hint: 'Incolla qui il link. Il suo indirizzo può essere diverso da quello di questa pagina.',
    open: 'Continua',
    invalid: 'Un link di configurazione contiene #setup= e un codice.',
    signIn: 'Accedi',
  },
  account: {
    title: 'Il tuo account',
    lead: 'Hai effettuato l’accesso come amministratore. Nome, email e password si cambiano nelle impostazioni.',
    noEmail: 'Nessuna',
  },
  installation: {
    title: 'Nome e indirizzo',
    address: 'Indirizzo pubblico',
    keep: ({ address }) => `Mantieni ${isolate(address)} come indirizzo pubblico`,
    keepHint:
      'I link iniziano con questo indirizzo, e il server resta raggiungibile lì dopo la configurazione.',
    notKept: ({ address, later }) =>
      `Altrimenti ${isolate(address)} smetterà di funzionare al termine della configurazione e resterà solo ${isolate(later)}.`,
    fits: 'I link iniziano con questo indirizzo, come questa pagina.',
    local:
      'I link iniziano con questo indirizzo, che vale solo su questo computer. Avvia Perch con l’indirizzo usato dagli altri, per esempio:',
    differs:
      'I link iniziano con questo indirizzo, ma questa pagina ne ha un altro. Se è quello per i link, avvia Perch con:',
  },
  registration: {
    title: 'Chi può registrarsi',
    modes: {
      approval: 'Tutti possono chiedere un account; un amministratore approva ciascuno.',
      open: 'Tutti ottengono subito un account.',
      invite: 'Solo con un link che un amministratore crea in Admin → Inviti.',
      closed:
        'Nessun nuovo account, tranne quelli che un amministratore crea dalla riga di comando.',
    },
  },
  mail: {
    title: 'Email',
    lead: 'Perch invia link per le password dimenticate e avvisa di chi si è registrato o di quali link scadono.',
    off: 'Questo server non invia ancora email. Avvia Perch con il server di posta e il mittente:',
    server: 'Server di posta',
    sender: 'Mittente',
    test: 'Invia un’email di prova',
    testing: 'Invio in corso...',
    goesTo: ({ email }) => `Viene inviata a ${isolate(email)}.`,
    noEmail: 'Un’email di prova richiede un indirizzo, e il tuo account non ne ha.',
  },
  clients: {
    title: 'Programmi per caricare',
    lead: 'Nel browser è tutto pronto. ShareX usa questo file, e nelle impostazioni ci sono quelli di altri programmi.',
    terminal: 'In un terminale',
    terminalText: 'Il programma perch accede con questo:',
    server: 'Sul server',
    serverText: 'Questo comando controlla l’installazione:',
  },
};
