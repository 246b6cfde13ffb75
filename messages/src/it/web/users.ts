import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('it');

export const users: typeof source = {
  title: 'Utente',
  all: 'Tutti gli utenti',
  empty: 'Nessun utente trovato',
  search: 'Cerca utenti…',
  loading: 'Caricamento degli utenti',
  user: 'Utente',
  status: 'Stato',
  uploads: 'File caricati',
  storage: 'Spazio',
  joined: 'Iscrizione',
  admin: 'Admin',
  view: ({ name }) => `Vedi ${isolate(name)}`,
  deleteNamed: ({ name }) => `Elimina ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Utenti in attesa',
    label: 'Utenti in attesa',
    empty: 'Nessun utente in attesa',
    loading: 'Caricamento degli utenti in attesa',
    registered: 'Registrazione',
    select: ({ name }) => `Seleziona ${isolate(name)}`,
    selectAll: 'Seleziona tutti',
    approveSelected: ({ count }) => `Approva selezionati (${number(count)})`,
    approved: ({ count }) =>
      plural(count, {
        one: 'Utente approvato',
        many: '# di utenti approvati',
        other: '# utenti approvati',
      }),
    failedToApprove: 'Impossibile approvare l’utente',
  },
  reject: {
    title: 'Rifiuta utente',
    keeps: 'La registrazione resta nell’elenco di tutti gli utenti come rifiutata.',
    deletes: 'La registrazione verrà eliminata. La stessa email potrà registrarsi di nuovo.',
    keep: 'Conservala come rifiutata, così questa email non può registrarsi di nuovo',
    withoutEmail: {
      deletes:
        'La registrazione verrà eliminata. Lo stesso nome utente potrà registrarsi di nuovo.',
      keep: 'Conservala come rifiutata, così questo nome utente non può registrarsi di nuovo',
    },
    rejected: 'Utente rifiutato',
    failed: 'Impossibile rifiutare l’utente',
  },
  delete: {
    title: 'Elimina utente',
    question: 'Vuoi davvero eliminare questo utente? L’operazione non si può annullare.',
    outcome: 'Verranno eliminati anche le sue sessioni, i suoi domini e i suoi file.',
    deleted: 'Utente eliminato',
    alreadyDeleted: 'Questo utente è già stato eliminato',
    notImplemented: 'Il server non permette di eliminare utenti',
    failed: 'Impossibile eliminare l’utente',
  },
  suspend: {
    title: 'Sospendi',
    text: ({ name }) =>
      `${isolate(name)} non potrà più usare Perch finché non ripristinerai l’accesso.`,
    keepsLinks: 'I suoi file e domini restano raggiungibili.',
    stopsLinks:
      'Fino ad allora i suoi file e domini non saranno raggiungibili. Non viene eliminato nulla.',
    keepLinks: 'Mantieni attivi i link',
  },
  account: {
    loading: 'Caricamento dell’utente',
    failed: 'Impossibile mostrare questo utente',
    email: 'Email',
    role: 'Ruolo',
    roleAdmin: 'Amministratore',
    roleUser: 'Utente',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} di ${bytes(maxBytes)}`,
    links: 'Link',
    linksWorking: 'Attivi',
    linksStopped: 'Disattivati',
    changed: 'Utente modificato',
    failedToChange: 'Impossibile modificare l’utente',
  },
  changes: {
    letIn: {
      label: 'Ripristina accesso',
      question: ({ name }) => `${isolate(name)} potrà accedere e caricare file.`,
    },
    makeUser: {
      label: 'Rendi utente normale',
      question: ({ name }) =>
        `${isolate(name)} non potrà più aprire il pannello di amministrazione.`,
    },
    makeAdmin: {
      label: 'Rendi amministratore',
      question: ({ name }) =>
        `${isolate(name)} potrà approvare, modificare ed eliminare account, domini e file di tutti gli utenti.`,
    },
    stopLinks: {
      label: 'Disattiva i link',
      question: ({ name }) =>
        `I file e i domini di ${isolate(name)} non saranno raggiungibili finché non ripristinerai l’accesso. Non viene eliminato nulla.`,
    },
    keepLinks: {
      label: 'Mantieni attivi i link',
      question: ({ name }) =>
        `I file e i domini di ${isolate(name)} saranno di nuovo raggiungibili, anche se l’account resta sospeso.`,
    },
  },
  quota: {
    label: 'Quota',
    none: 'Nessun limite',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (predefinita)`,
    invalid: ({ first, second }) => `Serve una dimensione, per esempio ${first} o ${second}`,
    save: 'Salva quota',
    saved: 'Quota salvata',
    failed: 'Impossibile salvare la quota',
  },
};
