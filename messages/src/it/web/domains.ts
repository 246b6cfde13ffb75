import type { domains as source } from '../../en/web/domains.ts';
import { createFormats } from '../../formats.ts';

const { isolate, list, plural } = createFormats('it');

export const domains: typeof source = {
  page: 'Domini',
  aboutApproval: 'Informazioni sull’approvazione',
  approvalText:
    'Ogni dominio deve essere approvato da un amministratore prima di poter essere usato. Una volta approvato, i tuoi link possono usarlo e ha una propria configurazione ShareX.',
  list: {
    title: 'I tuoi domini',
    failed: 'Impossibile mostrare i tuoi domini',
    empty: 'Ancora nessun dominio',
    emptyText:
      'Richiedi un sottodominio di questo server o porta un tuo dominio, e i tuoi link potranno usarlo.',
    loading: 'Caricamento dei domini',
  },
  card: {
    domainAdded: ({ date }) => `Dominio, aggiunto: ${date}`,
    subdomainAdded: ({ date }) => `Sottodominio, aggiunto: ${date}`,
    remove: ({ domain }) => `Rimuovi ${isolate(domain)}`,
    reason: 'Motivo:',
    rejected: ({ label, reason }) => `${label} ${isolate(reason)}`,
    rejectedWithout: ({ label }) => `${label} l’amministratore non ne ha indicato uno.`,
    openNamed: ({ domain }) => `Apri ${isolate(domain)}`,
  },
  defaults: {
    label: 'Predefinito per i nuovi file',
    on: ({ domain }) => `I nuovi file ricevono link su ${isolate(domain)}.`,
    off: 'I nuovi file ricevono di nuovo link su questo server.',
    linksOn: 'Link dei nuovi file su',
    link: 'Link predefinito',
    linkOn: ({ domain }) => `Link predefinito (${isolate(domain)})`,
  },
  options: {
    title: 'Opzioni',
    redirect: 'La pagina iniziale porta a',
    redirectHint: 'Se vuoto, mostra che qui ci sono dei file e nient’altro.',
    redirectSaved: 'Pagina iniziale salvata.',
    moveFiles: 'Sposta tutti i file su un altro dominio',
  },
  move: {
    title: 'Sposta i file',
    text: ({ domain }) =>
      `Tutti i file su ${isolate(domain)} ricevono nuovi link all’indirizzo che scegli. I vecchi link funzionano finché funziona ${isolate(domain)}.`,
    target: 'Nuovo indirizzo',
    thisServer: 'Questo server',
    thisServerAt: ({ host }) => `Questo server (${isolate(host)})`,
    nothingMoved: 'Su questo dominio non ci sono file.',
    moved: ({ count }) =>
      plural(count, {
        one: '# file spostato; i link precedenti funzionano ancora.',
        many: '# di file spostati; i link precedenti funzionano ancora.',
        other: '# file spostati; i link precedenti funzionano ancora.',
      }),
    failed: 'Impossibile spostare i file',
  },
  remove: {
    title: 'Rimuovi dominio',
    confirm: 'Rimuovi',
    question: ({ domain }) => `Vuoi davvero rimuovere ${isolate(domain)}?`,
    outcome:
      'I suoi link smetteranno subito di funzionare. I tuoi file restano e ricevono il link predefinito. Per usare di nuovo il dominio, dovrai richiederlo e farlo approvare un’altra volta.',
    removed: 'Dominio rimosso.',
    failed: 'Impossibile rimuovere il dominio',
  },
  add: {
    title: 'Aggiungi dominio',
    submit: 'Aggiungi',
    type: 'Tipo',
    types: { subdomain: 'Sottodominio', domain: 'Dominio' },
    names: { subdomain: 'Nome del sottodominio', domain: 'Nome di dominio' },
    subdomainExample: 'mionome',
    base: 'Dominio di base',
    subdomainNeeded: 'Il nome del sottodominio è obbligatorio',
    baseNeeded: 'Il dominio di base è obbligatorio',
    domainNeeded: 'Il nome di dominio è obbligatorio',
    requested: 'Dominio richiesto! In attesa di approvazione.',
  },
  check: {
    label: 'Verifica ora',
    named: ({ domain }) => `Verifica ora: ${isolate(domain)}`,
    checked: ({ domain }) => `${isolate(domain)} è appena stato verificato.`,
  },
  records: {
    title: 'Record DNS',
    prove: 'Dimostra che il dominio è tuo con un record TXT.',
    name: 'Nome',
    copyTxtName: 'Copia il nome del record TXT',
    copyTxtValue: 'Copia il valore del record TXT',
    copyName: 'Copia il nome di dominio',
    copyValue: ({ type, value }) => `Copia il valore del record ${type}: ${isolate(value)}`,
    hint: 'I nomi sono indicati per intero; alcuni provider vogliono solo ciò che precede il dominio che gestisci lì. I nuovi record possono impiegare un po’ di tempo per essere visibili ovunque.',
    copied: 'Record DNS copiato negli appunti!',
    failedToCopy: 'Impossibile copiare il record DNS',
  },
  pointing: {
    addresses: ({ types, count }) =>
      plural(count, {
        one: `Fallo puntare qui con un record ${list(types)}.`,
        many: `Fallo puntare qui con record ${list(types)}.`,
        other: `Fallo puntare qui con record ${list(types)}.`,
      }),
    nameOrAddresses: ({ types, count }) =>
      plural(count, {
        one: `Fallo puntare qui con il solo record CNAME oppure con un record ${list(types)}. Un nome così come è stato registrato, senza nulla davanti, non può avere un CNAME.`,
        many: `Fallo puntare qui con il solo record CNAME oppure con record ${list(types)}. Un nome così come è stato registrato, senza nulla davanti, non può avere un CNAME.`,
        other: `Fallo puntare qui con il solo record CNAME oppure con record ${list(types)}. Un nome così come è stato registrato, senza nulla davanti, non può avere un CNAME.`,
      }),
    alias: ({ target }) =>
      `Fallo puntare qui con un record ALIAS, che alcuni provider chiamano ANAME o CNAME flattening; se non è disponibile, con record A e AAAA con gli indirizzi di ${isolate(target)}.`,
    name: ({ target }) =>
      `Fallo puntare qui con un record CNAME. Un nome così come è stato registrato, senza nulla davanti, non può averne uno: servono un record ALIAS, oppure record A e AAAA con gli indirizzi di ${isolate(target)}.`,
  },
  steps: {
    rejected:
      'Un amministratore ha rifiutato questo dominio. Per richiederlo ancora, rimuovilo e aggiungilo di nuovo.',
    disabled: ({ time }) =>
      `Disattivato (dal: ${time}), perché i suoi record sono stati errati per 7 giorni. Torna attivo da solo appena sono corretti; fino ad allora i suoi file hanno il link predefinito.`,
    live: 'Attivo. I suoi link funzionano con HTTPS.',
    subdomainPending:
      'In attesa dell’approvazione di un amministratore. Non devi configurare nulla.',
    subdomainChecking: 'Approvato. È in corso la verifica che porti qui.',
    subdomainWaiting:
      'Approvato. Farlo arrivare qui con HTTPS spetta all’amministratore; da quel momento i suoi link funzioneranno.',
    pointPending:
      'Il dominio è tuo. Passo successivo: fallo puntare qui. Deve anche approvarlo un amministratore.',
    pointApproved:
      'Il dominio è tuo. Passo successivo: fallo puntare qui. Fino ad allora i suoi link non funzionano.',
    approvalPending:
      'I tuoi record sono corretti. In attesa dell’approvazione di un amministratore.',
    waitingForHttps: 'In attesa di HTTPS. Di solito il certificato arriva entro un minuto.',
    putRecordBack:
      'Ripristina il record TXT: senza di esso il dominio viene disattivato dopo 7 giorni.',
    addRecordPending:
      'Passo successivo: aggiungi il record TXT, che dimostra che il dominio è tuo. Deve anche approvarlo un amministratore.',
    addRecordApproved:
      'Passo successivo: aggiungi il record TXT, che dimostra che il dominio è tuo. È approvato e diventa attivo appena il record è visibile.',
  },
};
