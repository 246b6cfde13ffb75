import type { answers as source } from '../../en/server/answers.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const answers: typeof source = {
  userDeleted: 'Utente eliminato',
  registered: 'Registrazione riuscita! Ora puoi accedere.',
  registeredPending: 'Registrazione riuscita! Il tuo account è in attesa di approvazione.',
  signedIn: 'Accesso riuscito!',
  signedOut: 'Hai effettuato la disconnessione.',
  profileChanged: 'Profilo salvato!',
  passwordChanged: 'Password modificata!',
  signedOutElsewhere: 'Hai chiuso tutte le altre sessioni.',
  sessionEnded: 'La sessione è terminata.',
  apiTokenRotated: 'Il vecchio token API non funziona più.',
  confirmed: 'Identità confermata per dieci minuti.',
  emailChanged: 'La tua email è stata modificata. D’ora in poi accedi con quella nuova.',
  emailKept: 'La tua email resta invariata.',
  passwordReset: 'La tua password è stata modificata. Accedi con quella nuova.',
  resetMailSent:
    'Se esiste un account con questa email, è in arrivo un link per impostare una nuova password.',
  noMailServer: 'Questo server non invia email. Chiedi una nuova password a un amministratore.',
  inviteRevoked: 'L’invito non può più essere usato.',
  userApproved: 'Utente approvato',
  userRejected: 'Utente rifiutato',
  userChanged: 'Utente modificato',
  mayHaveCertificate: 'Questo nome può avere un certificato.',
  domainRequested: 'Dominio richiesto! In attesa di approvazione.',
  noDefaultDomain: 'I nuovi file ricevono il link predefinito.',
  domainChecked: 'Dominio verificato.',
  frontPageSaved: 'Pagina iniziale salvata.',
  filesMoved: 'File spostati; i link precedenti funzionano ancora.',
  domainRemoved: 'Dominio rimosso.',
  domainApproved: 'Dominio approvato',
  domainRejected: 'Dominio rifiutato',
  fileDeleted: 'File eliminato.',
  emailChangeSent: ({ email }) =>
    `Abbiamo inviato un link a ${isolate(email)}. La tua email cambierà quando verrà aperto.`,
  defaultDomain: ({ domain }) => `I nuovi file ricevono link su ${isolate(domain)}.`,
  shareXInstructions: {
    save: 'Salva la configurazione in un file che termina con .sxcu, oppure scaricala.',
    open: 'Fai doppio clic sul file; ShareX chiede se renderlo il servizio di caricamento attivo: rispondi Sì.',
    upload: 'Carica qualcosa: il link è negli appunti.',
    secret: 'Tieni il file per te: contiene il tuo token API.',
  },
};
