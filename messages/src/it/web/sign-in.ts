import type { signIn as source } from '../../en/web/sign-in.ts';

export const signIn: typeof source = {
  title: 'Accedi',
  submit: 'Accedi',
  submitting: 'Accesso…',
  succeeded: 'Accesso riuscito!',
  notApproved:
    'L’account non è ancora stato approvato. Attendi l’approvazione di un amministratore.',
  unexplained: 'Accesso non riuscito. Controlla le tue credenziali.',
  forgotLink: 'Password dimenticata?',
  closed: 'Al momento non si accettano nuovi account.',
  byInvitation: 'I nuovi account sono solo su invito.',
  noAccount: ({ link }) => `Non hai un account? ${link}`,
  createLink: 'Creane uno',
  toLogin: 'Vai all’accesso',
  back: 'Torna all’accesso',
  changing: 'Modifica…',
  register: {
    title: 'Crea account',
    submit: 'Crea account',
    submitting: 'Creazione dell’account…',
    hasAccount: ({ link }) => `Hai già un account? ${link}`,
    signInLink: 'Accedi',
    setUp: 'Configura Perch',
    setUpLead: 'Crea il primo amministratore, che approverà tutti gli altri account.',
    createAdministrator: 'Crea amministratore',
    invited: 'Hai ricevuto un invito.',
    closed: 'Al momento non si accettano nuovi account. Chiedine uno all’amministratore.',
    byInvitation: 'I nuovi account sono solo su invito. Chiedi un link a un amministratore.',
    notSetUp:
      'Questo server non ha ancora un amministratore. Se è tuo, apri il link di configurazione che ha mostrato all’avvio.',
    approval: 'Un amministratore approva ogni nuovo account.',
    waiting: 'Registrazione riuscita! Riceverai un avviso quando sarà approvata.',
    waitingTitle: 'Registrazione riuscita!',
    waitingForMail:
      'Il tuo account è in attesa di approvazione. Riceverai un’email quando un amministratore l’avrà approvato.',
    waitingWithoutMail:
      'Il tuo account è in attesa di approvazione. Potrai accedere non appena un amministratore l’avrà approvato.',
  },
  forgotten: {
    title: 'Password dimenticata?',
    lead: 'Riceverai via email un link per impostarne una nuova.',
    submit: 'Invia il link',
    submitting: 'Invio…',
    sent: 'Controlla la posta',
  },
  reset: {
    title: 'Imposta una nuova password',
    submit: 'Imposta password',
    changed: 'La tua password è stata modificata',
    changedLead: 'Accedi con quella nuova.',
  },
  confirmEmail: {
    title: 'Conferma la tua nuova email',
    lead: 'Una volta confermata, la userai per accedere e riceverà le email sul tuo account.',
    submit: 'Conferma questa email',
    submitting: 'Conferma…',
    changed: 'La tua email è stata modificata',
    changedLead: 'D’ora in poi accedi con quella nuova.',
    toSettings: 'Vai alle impostazioni',
    backToSettings: 'Torna alle impostazioni',
  },
};
