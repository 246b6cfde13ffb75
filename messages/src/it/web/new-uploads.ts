import type { newUploads as source } from '../../en/web/new-uploads.ts';
import { createFormats } from '../../formats.ts';

const { isolate, number, plural } = createFormats('it');

export const newUploads: typeof source = {
  title: 'Nuovi caricamenti',
  open: 'Opzioni',
  close: 'Nascondi opzioni',
  reset: 'Reimposta opzioni',
  remembered:
    'Vale per i caricamenti che inizi da ora in poi. Questo dispositivo lo ricorda, tranne la password e il nome del link.',
  refused: 'Il server ha rifiutato queste opzioni',
  preset: ({ value }) => `Predefinito: ${value}`,
  after: {
    m: ({ count }) =>
      plural(count, { one: 'dopo # minuto', many: 'dopo # di minuti', other: 'dopo # minuti' }),
    h: ({ count }) =>
      plural(count, { one: 'dopo # ora', many: 'dopo # di ore', other: 'dopo # ore' }),
    d: ({ count }) =>
      plural(count, { one: 'dopo # giorno', many: 'dopo # di giorni', other: 'dopo # giorni' }),
    w: ({ count }) =>
      plural(count, {
        one: 'dopo # settimana',
        many: 'dopo # di settimane',
        other: 'dopo # settimane',
      }),
  },
  summary: {
    nothing: 'i link funzionano finché non elimini il file',
    ends: ({ when }) => `scade ${when}`,
    endsAt: ({ time }) => `scade il ${time}`,
    neverEnds: 'non scade mai',
    downloads: ({ count }) =>
      plural(count, { one: '# download', many: '# di download', other: '# download' }),
    unlimited: 'download illimitati',
    burn: 'un download, poi il file viene eliminato',
    password: 'con password',
    raw: 'link al file stesso',
    view: 'link a una pagina',
    slug: ({ slug }) => `link chiamato “${isolate(slug)}”`,
    album: ({ name }) => `in “${isolate(name)}”`,
    tags: ({ count }) =>
      plural(count, { one: '# etichetta', many: '# etichette', other: '# etichette' }),
  },
  expiry: {
    label: 'Il link scade',
    never: 'mai',
    custom: 'nel momento che scegli',
    time: 'Il link scade il',
    past: 'Scegli un momento futuro.',
  },
  downloads: {
    label: 'Download',
    unlimited: 'illimitati',
    limited: 'un numero limitato',
    burn: 'uno, poi il file viene eliminato',
    count: 'Numero di download',
    invalid: ({ max }) => `Inserisci un numero intero da 1 a ${number(max)}.`,
  },
  link: {
    label: 'Il link porta',
    raw: 'al file stesso',
    view: 'a una pagina che mostra il file',
  },
  password: {
    label: 'Password',
    hint: 'Finché questa pagina non viene ricaricata. I visitatori devono inserirla.',
    generate: 'Genera una password',
  },
  slug: {
    label: 'Nome del link',
    hint: 'Per il prossimo caricamento di un solo file.',
    invalid:
      'Inizia con una lettera o una cifra, poi lettere A–Z, cifre, punti, trattini e trattini bassi; al massimo 64 in tutto.',
  },
  album: { label: 'Nell’album', none: 'nessuno' },
  defaults: {
    notLoaded: 'Impossibile caricare le tue impostazioni',
    lead: 'Ciò che ricevono i link dei tuoi nuovi caricamenti se non si sceglie altro, anche quelli da ShareX e dagli script.',
    server: ({ value }) => `Come questo server: ${value}`,
    save: 'Salva',
    saving: 'Salvataggio…',
    saved: 'Impostazioni dei nuovi caricamenti salvate',
  },
};
