import type { imports as source } from '../../en/web/imports.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const imports: typeof source = {
  title: 'Importa',
  new: {
    title: 'Nuova importazione',
    lead: 'Porta qui account, file, album e link brevi da un altro prodotto. Le password e i vecchi indirizzi continuano a funzionare.',
    loading: 'Lettura della cartella di importazione',
    failed: 'Impossibile mostrare la cartella di importazione',
    notInspected: 'L’origine non è stata ispezionata',
    noFolder: 'Non c’è ancora una cartella di importazione',
    noFolderHint: ({ folder }) =>
      `Crea ${isolate(folder)} sul server e copia lì il database e i file del vecchio prodotto, oppure imposta IMPORT_FOLDER.`,
    inspect: 'Ispeziona',
    inspectHint: 'Non si importa ancora nulla.',
    product: 'Prodotto',
    productHint: 'Da dove arrivi',
    database: 'Base di dati',
    databaseHints: {
      file: 'Il file con i suoi account',
      folder: 'La cartella con auth.json e data.json',
      url: 'Indicata da IMPORT_DATABASE_URL sul server',
    },
    choose: 'Scegli…',
    files: 'Cartella dei file',
    filesHint: 'Dove li tiene il vecchio prodotto',
    hosts: 'Vecchio indirizzo',
    hostsHint: ({ host }) => `I suoi nomi host, separati da spazi. Vuoto: ${isolate(host)}`,
    missing: 'Scegline uno.',
    options: 'Altre opzioni',
    noDatabaseUrl:
      'Questo prodotto tiene i suoi account in un server di database. Imposta IMPORT_DATABASE_URL con il suo indirizzo e riavvia Perch.',
    noDatabase: ({ folder }) =>
      `Nessun database trovato. Copialo in ${isolate(folder)}; il suo nome termina con .db, .sqlite o .sqlite3.`,
    whereHint: ({ folder }) =>
      `Si può leggere solo ciò che si trova in ${isolate(folder)} sul server, e lì nulla cambia a meno che tu scelga di spostare i file.`,
    notWhole: ({ folder }) =>
      `Non è elencato tutto ciò che c’è in ${isolate(folder)}, perché ha troppe voci. Copia il vecchio prodotto in una cartella a sé.`,
  },
  options: {
    link: 'Come arrivano i file',
    links: {
      copy: 'Copia',
      hard: 'Collega',
      move: 'Sposta',
    },
    linkHints: {
      copy: 'Gli originali restano. Occupa altrettanto spazio.',
      hard: 'Non occupa spazio se sono sullo stesso disco; gli altri vengono copiati.',
      move: 'Gli originali vengono rimossi appena importati.',
    },
    maxViews: 'Limiti di visualizzazioni',
    maxViewsHint: 'Con un limite di download, un file si apre solo nella sua pagina.',
    maxViewsDrop: 'Lasciali cadere',
    maxViewsPage: 'Mantienili come limiti di download',
    owner: 'Account per il resto',
    ownerHint: 'Il nome utente che riceve i file senza account. Vuoto: vengono saltati.',
    fileRoute: 'Percorso dei file',
    linkRoute: 'Percorso dei link brevi',
    routeHint: 'Solo se è stato cambiato',
    ignoreColumns: 'Colonne da ignorare',
    ignoreColumnsHint:
      'I nomi indicati nel messaggio di un’ispezione che si è fermata su di esse, separati da spazi. Ciò che queste colonne chiudono nel vecchio prodotto può risultare aperto qui.',
    admins: 'Gli amministratori restano amministratori',
  },
  list: {
    title: 'Importazioni',
    loading: 'Caricamento delle importazioni',
    empty: 'Non è stato ancora importato nulla',
    product: 'Prodotto',
    state: 'Stato',
    by: 'Di',
    made: 'Inizio',
  },
  phases: {
    inspection: 'Ispezione',
    import: 'Importazione',
  },
  states: {
    waiting: 'In attesa',
    running: 'In corso',
    stopping: 'In arresto',
    stopped: 'Fermata',
    interrupted: 'Interrotta',
    failed: 'Non riuscita',
    done: 'Finita',
  },
  kinds: {
    accounts: 'Utenti',
    tokens: 'Token di caricamento',
    albums: 'Album',
    files: 'File',
    links: 'Link brevi',
  },
  page: {
    loading: 'Caricamento dell’importazione',
    failed: 'Impossibile mostrare l’importazione',
    waiting: 'Inizia tra un momento.',
    stopping: 'Si ferma dopo i file che vengono copiati ora.',
    interrupted:
      'Il server che la eseguiva non risponde più. Ciò che è importato resta, e riprendendo non viene importato due volte.',
    failedImport:
      'L’importazione non è riuscita. Ciò che è importato resta, e riprendendo non viene importato due volte.',
    failedInspection: 'L’origine non si può importare così.',
    inspecting: 'L’origine viene letta. Non si importa nulla.',
    inspectionStopped: 'L’ispezione è stata fermata.',
    inspected:
      'Si può importare tutto. Ferma il vecchio prodotto prima di iniziare, così che nel frattempo non vi si carichi nulla.',
    inspectedSkipping:
      'Alcune righe verrebbero saltate: vedi il rapporto. Ferma il vecchio prodotto prima di iniziare, così che nel frattempo non vi si carichi nulla.',
    importing:
      'L’importazione è in corso. Puoi lasciare questa pagina, e il server resta utilizzabile.',
    stopped:
      'L’importazione è stata fermata. Ciò che è importato resta, e riprendendo non viene importato due volte.',
    done: 'È stato importato tutto. Ora fai portare il vecchio indirizzo a questo server, nel DNS e nel proxy che ha davanti.',
    doneSkipping:
      'Importato, tranne le righe saltate: vedi il rapporto. Ora fai portare il vecchio indirizzo a questo server, nel DNS e nel proxy che ha davanti.',
    stop: 'Ferma',
    notStopped: 'L’importazione non è stata fermata',
    notStarted: 'L’importazione non è iniziata',
    start: 'Avvia l’importazione',
    goOn: 'Riprendi',
    again: 'Importa di nuovo',
    change: 'Cambia le opzioni',
    noSpace: ({ size, free }) => `I file richiedono ${size}, e sono liberi solo ${free}.`,
    moves: 'Gli originali vengono rimossi appena importati. Poi non si torna indietro.',
  },
  progress: {
    title: 'Avanzamento dell’importazione',
    of: ({ done, total }) => `${done} di ${total}`,
    size: 'Dimensione',
    rate: 'Velocità',
    perSecond: ({ size }) => `${size} al secondo`,
    left: 'Tempo',
  },
  counts: {
    titleImport: 'Che cosa è stato importato',
    titleInspection: 'Che cosa è stato trovato',
    kind: 'Tipo',
    found: 'Trovati',
    toImport: 'Da importare',
    imported: 'Importati',
    known: 'Già qui',
    skipped: 'Saltati',
    free: 'Spazio libero',
    tags: 'Tag',
    addresses: 'Vecchi indirizzi',
    copied: 'Copiati invece che collegati',
  },
  report: {
    title: 'Rapporto',
    by: 'Righe per motivo',
    all: 'Tutte',
    loading: 'Caricamento del rapporto',
    empty: 'Nessuna riga è stata saltata',
    row: 'Riga',
    why: 'Perché',
    download: 'Scarica JSON',
    notDownloaded: 'Il rapporto non è stato scaricato',
    reasons: {
      unreadable: 'Non si può importare',
      bytes: 'Contenuto mancante',
      ended: 'Scaduto',
      owner: 'Nessun account',
      limit: 'Troppi per un solo account',
      target: 'Non porta a nessun indirizzo del web',
      password: 'Password di forma sconosciuta',
      changed: 'Diverso qui',
    },
  },
};
