import type { mail as source } from '../../en/server/mail.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const mail: typeof source = {
  greeting: ({ username }) => `Ciao ${isolate(username)},`,

  passwordReset: {
    subject: 'Imposta una nuova password',
    requested: 'Abbiamo ricevuto una richiesta di reimpostare la password del tuo account.',
    once: 'Il link qui sotto funziona una sola volta, per 30 minuti. Se non l’hai richiesto tu, ignora questa email: la tua password resta invariata.',
    link: 'Imposta una nuova password',
  },
  emailConfirmation: {
    subject: 'Conferma la tua nuova email',
    requested:
      'Hai chiesto di usare questo indirizzo per il tuo account. Apri il link qui sotto per confermarlo; funziona una sola volta, per 24 ore.',
    notYou:
      'Se non l’hai richiesto tu, ignora questa email: non cambia nulla finché il link non viene aperto.',
    link: 'Conferma questa email',
  },
  emailChangeRequested: {
    subject: 'La tua email sta per essere modificata',
    requested: ({ email }) =>
      `L’email del tuo account diventerà ${isolate(email)}. Cambierà quando verrà aperto il link che abbiamo inviato lì; fino ad allora accedi come prima.`,
    notYou:
      'Se non sei stato tu, cambia subito la password: così la modifica viene annullata e tutte le altre sessioni vengono chiuse.',
    link: 'Cambia la password',
  },
  emailChanged: {
    subject: 'La tua email è stata modificata',
    changed: ({ site, email }) =>
      `D’ora in poi l’email del tuo account su ${isolate(site)} è ${isolate(email)}. Con l’indirizzo a cui ricevi questo messaggio non si può più accedere.`,
    notYou:
      'Se non sei stato tu, cambia subito la password se hai ancora una sessione aperta e avvisa un amministratore del server.',
    link: 'Le tue impostazioni',
  },

  registrations: {
    subjectOfOne: ({ username }) => `Nuova registrazione: ${isolate(username)}`,
    subject: ({ count }) =>
      plural(count, {
        one: '# nuova registrazione',
        many: '# di nuove registrazioni',
        other: '# nuove registrazioni',
      }),
    one: ({ person }) => `${person} ha richiesto la registrazione e attende la tua approvazione.`,
    several: ({ count }) =>
      plural(count, {
        one: '# persona si è registrata e attende la tua approvazione:',
        many: '# di persone si sono registrate e attendono la tua approvazione:',
        other: '# persone si sono registrate e attendono la tua approvazione:',
      }),
    person: ({ username, email }) =>
      email === '' ? isolate(username) : `${isolate(username)} (${isolate(email)})`,
    more: ({ count }) =>
      plural(count, { one: 'e un’altra.', many: 'e # di altre.', other: 'e altre #.' }),
    next: 'La prossima email sulle registrazioni arriverà non prima di un’ora.',
    link: 'Vedi gli utenti in attesa',
  },
  accountApproved: {
    subject: 'Il tuo account è stato approvato',
    approved: 'Il tuo account è stato approvato. Ora puoi accedere.',
    link: 'Accedi',
  },
  accountRejected: {
    subject: 'La tua registrazione non è stata approvata',
    rejected: ({ site }) =>
      `La tua registrazione su ${isolate(site)} non è stata approvata da un amministratore.`,
  },

  domainApproved: {
    subject: ({ domain }) => `Il tuo dominio ${isolate(domain)} è stato approvato`,
    approved: ({ domain }) => `Il tuo dominio ${isolate(domain)} è stato approvato.`,
    link: 'I tuoi domini',
  },
  domainRejected: {
    subject: ({ domain }) => `Il tuo dominio ${isolate(domain)} non è stato approvato`,
    rejected: ({ domain }) =>
      `Il tuo dominio ${isolate(domain)} non è stato approvato da un amministratore.`,
    link: 'I tuoi domini',
  },
  domainDisabled: {
    subject: ({ domain }) => `Il dominio ${isolate(domain)} è stato disattivato`,
    disabled: ({ domain }) =>
      `Il dominio ${isolate(domain)} è stato disattivato; i suoi link lì non funzionano più.`,
    reasonForDays: ({ days, reason }) =>
      `Motivo: da ${plural(days, { one: '# giorno', many: '# di giorni', other: '# giorni' })}: ${isolate(reason)}.`,
    link: 'Domini',
  },
  reason: ({ reason }) => `Motivo: ${isolate(reason)}`,
};
