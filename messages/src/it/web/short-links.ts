import type { shortLinks as source } from '../../en/web/short-links.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('it');

export const shortLinks: typeof source = {
  title: 'I tuoi link brevi',
  create: 'Nuovo link breve',
  createKeywords: 'abbreviare url indirizzo reindirizzare',
  lead: ({ max }) =>
    `Un link breve porta a un altro indirizzo. Puoi averne ${number(max)}; quelli terminati vengono eliminati.`,
  target: 'Indirizzo da abbreviare',
  shorten: 'Abbrevia',
  more: 'Altre opzioni',
  targetInvalid: 'Inserisci un indirizzo che inizi con http:// o https://.',
  targetOwn: 'Questo indirizzo è su questo server: i link brevi portano altrove.',
  made: 'Il tuo link breve',
  notMade: 'Il link breve non è stato creato',
  name: 'Titolo',
  nameHint: 'Nella pagina che dice dove porta il link.',
  slugHint: 'Vuoto: lo sceglie il server.',
  clicksAllowed: 'Clic consentiti',
  clicksRemaining: 'Clic rimasti',
  changeTarget: 'Dove porta',
  newPassword: 'Nuova password del link breve',
  clicks: ({ count }) => plural(count, { one: '# clic', many: '# di clic', other: '# clic' }),
  clicksLeft: ({ count }) =>
    plural(count, { one: '# clic rimasto', many: '# di clic rimasti', other: '# clic rimasti' }),
  copy: 'Copia link breve',
  copyNamed: ({ name }) => `Copia ${isolate(name)}`,
  copied: 'Link breve copiato negli appunti!',
  copyFailed: 'Impossibile copiare il link breve',
  openTarget: ({ target }) => `Apri ${isolate(target)}`,
  change: 'Modifica link breve',
  dismiss: 'Chiudi il modulo',
  edit: ({ name }) => `Modifica ${isolate(name)}`,
  saved: 'Link breve modificato.',
  notSaved: 'Il link breve non è stato modificato',
  delete: ({ name }) => `Elimina ${isolate(name)}`,
  deleteText:
    'Smette subito di funzionare, ovunque sia stato passato, e il conteggio dei clic va perso.',
  deleted: 'Link breve eliminato.',
  search: 'Cerca link brevi',
  searchHint: 'Nome, titolo o indirizzo',
  sortBy: 'Ordina per',
  sorts: {
    newest: 'Prima i più recenti',
    oldest: 'Prima i più vecchi',
    clicks: 'Più clic',
  },
  loading: 'Caricamento dei tuoi link brevi',
  failed: 'Impossibile mostrare i tuoi link brevi',
  none: 'Ancora nessun link breve',
  noneHint: 'Incolla un indirizzo qui sopra e ne ottieni uno breve che porta lì.',
  noneFound: ({ search }) => `Nessun link breve con “${isolate(search)}”`,
  searched: ({ max }) => `La ricerca riguarda i ${number(max)} più recenti.`,
  showAll: 'Mostra tutto',
};
