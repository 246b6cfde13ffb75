import type { domainErrors as source } from '../../en/server/domain-errors.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('it');

export const domainErrors: typeof source = {
  noSuchDomain: 'Questo dominio non esiste.',
  notApprovedDomain: 'Non è uno dei tuoi domini approvati.',
  notAnotherApprovedDomain: 'Non è un altro dei tuoi domini approvati.',
  defaultNotApproved: 'Solo un dominio approvato può essere quello predefinito.',
  domainListed: 'Questo dominio è già nel tuo elenco.',
  domainTaken:
    'Questo dominio, o uno di livello superiore o inferiore, appartiene già a un altro utente.',
  noCertificate: 'Questo nome non può avere un certificato.',
  redirectScheme: 'L’indirizzo deve iniziare con https:// o http://.',
  redirectToItself: 'Una pagina iniziale non può portare a sé stessa.',
  rejectedNotChecked: 'Un dominio rifiutato non viene verificato.',
  suspendedNotChecked: 'Il dominio di un account sospeso non viene verificato.',
  justChecked: 'Questo dominio è appena stato verificato.',
  ownName: 'Questo nome è quello del server stesso.',
  reservedName: 'Questo nome è riservato; scegline un altro.',
  publicSuffix: 'Questo è un suffisso sotto il quale altri hanno i loro domini.',
  domainRequired: 'Il dominio è obbligatorio.',
  domainWithSpaces: 'Un nome di dominio non contiene spazi.',
  domainWithScheme: 'Ometti lo schema (https://); serve solo il nome di dominio.',
  domainWithAt: 'Ometti tutto fino alla @ compresa; serve solo il nome di dominio.',
  domainWithPath: 'Ometti il percorso; serve solo il nome di dominio.',
  domainIsAddress: 'Non si può usare un indirizzo IP; serve un nome di dominio.',
  domainWithPort: 'Ometti la porta; serve solo il nome di dominio.',
  domainWithPercent: 'Un nome di dominio non contiene %.',
  domainWithWildcard: 'Non si può richiedere un carattere jolly; indica un solo dominio.',
  domainWithUnderscore: 'Un nome di dominio non contiene trattini bassi.',
  domainInvalid: 'Questo nome di dominio non è valido.',
  domainDots: 'Un nome di dominio non ha punti alle estremità né due punti di seguito.',
  domainTooLong: 'Un nome di dominio ha al massimo 253 caratteri.',
  domainPartTooLong: 'Ogni parte di un nome di dominio ha al massimo 63 caratteri.',
  domainCharacters: 'Le parti di un nome di dominio sono lettere, cifre e trattini tra di esse.',
  domainEndsInNumber:
    'L’ultima parte di un nome di dominio non è un numero; non si può usare un indirizzo IP.',
  domainParts: 'Un nome di dominio ha almeno due parti, per esempio example.com.',
  tooManyDomains: ({ max }) =>
    plural(max, {
      one: 'Puoi avere un solo dominio.',
      many: 'Puoi avere fino a # di domini.',
      other: 'Puoi avere fino a # domini.',
    }),
  subdomainUnder: ({ bases }) =>
    `Un sottodominio è un solo nome direttamente sotto ${bases.map(isolate).join(' o ')}.`,
  underOwnName: ({ parent }) =>
    `I nomi sotto ${isolate(parent)} non si possono richiedere come dominio personale.`,
  underSpecialSuffix: ({ suffix }) =>
    `I nomi sotto ${isolate(`.${suffix}`)} non sono raggiungibili da Internet.`,
};
