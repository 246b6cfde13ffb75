import type { secondFactors as source } from '../../en/web/second-factors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const secondFactors: typeof source = {
  loading: 'Caricamento dei tuoi modi di accesso',
  failed: 'Impossibile mostrare i tuoi modi di accesso',
  required:
    'Questo server richiede un secondo fattore: configura un’app di autenticazione o aggiungi una passkey.',
  app: {
    title: 'App di autenticazione',
    lead: 'L’accesso con la password richiederà anche un codice mostrato da un’app sul tuo telefono.',
    since: ({ date }) => `In uso dal ${date}`,
    setUp: 'Configura',
    scan: 'Aggiungi il tuo account all’app',
    scanLead: 'Nell’app scegli di aggiungere un account e inquadra questa immagine.',
    picture: 'Codice QR con la chiave del tuo account',
    open: 'Apri l’app su questo dispositivo',
    key: 'Oppure digita questa chiave nell’app:',
    copyKey: 'Copia la chiave',
    keyCopied: 'Chiave copiata.',
    keyNotCopied: 'Impossibile copiare la chiave',
    firstCode: 'Codice che l’app mostra ora',
    codeRequired: 'Manca il codice',
    turnOn: 'Attiva',
    remove: 'Rimuovi',
    removeTitle: 'Rimuovi l’app di autenticazione',
    removeText:
      'I suoi codici smettono di funzionare. Senza un altro secondo fattore vengono eliminati anche i tuoi codici di recupero.',
    removed: 'L’app di autenticazione è stata rimossa.',
  },
  recovery: {
    title: 'Codici di recupero',
    lead: 'Se perdi il telefono o la passkey, ciascuno di essi ti fa accedere una volta.',
    left: ({ count }) =>
      plural(count, {
        one: 'Resta # codice.',
        many: 'Restano # di codici.',
        other: 'Restano # codici.',
      }),
    few: 'Creane di nuovi prima di averne bisogno.',
    renew: 'Crea nuovi codici',
    renewText: 'Quelli che hai conservato smettono di funzionare.',
    made: 'Conserva questi codici',
    madeLead:
      'Vengono mostrati solo ora. Conservali dove li trovi senza il telefono: su carta o in un gestore di password.',
    copy: 'Copia',
    copied: 'Codici copiati.',
    notCopied: 'Impossibile copiare i codici',
    download: 'Scarica',
    print: 'Stampa',
    done: 'Li ho conservati',
    ofAccount: ({ account, host }) =>
      `Codici di recupero di ${isolate(account)} su ${isolate(host)}`,
  },
  noPassword: {
    title: 'La tua password',
    text: 'Il tuo account non ha una password.',
    mailLead: ({ email }) => `Per impostarne una, fatti inviare un link a ${isolate(email)}.`,
    mail: 'Inviami il link',
    noMail: 'Per averne una, chiedi a un amministratore di questo server.',
    off: 'Su questo server non si accede con la password.',
  },
};
