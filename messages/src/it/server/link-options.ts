import type { linkOptions as source } from '../../en/server/link-options.ts';
import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('it');

export const linkOptions: typeof source = {
  options: {
    expires:
      'expires deve essere un tempo come 30m, 12h, 7d o 4w, una data ISO 8601 con fuso orario, oppure never.',
    expiresTooSoon: 'expires deve essere almeno tra un minuto.',
    maxDownloads: 'maxDownloads deve essere un numero intero da 1 a 1000000, oppure none.',
    password: 'password deve avere da 1 a 256 caratteri.',
    burn: 'burn deve essere true o false.',
    burnOnce: 'burn consente un solo download: ometti maxDownloads o impostalo a 1.',
    slug: 'slug deve iniziare con una lettera o una cifra e può avere fino a 64 lettere, cifre, punti, trattini bassi e trattini (A–Z, a–z, 0–9).',
    link: 'link deve essere raw o view.',
    domain: 'domain deve essere il nome di uno dei tuoi domini.',
    unknown: ({ name }) => `L’opzione ${isolate(name)} non esiste.`,
    twice: ({ name }) => `${isolate(name)} è stato indicato due volte, con valori diversi.`,
    encoding: ({ name }) => `${isolate(name)} deve essere UTF-8 con codifica percentuale.`,
    queueFull: 'In questo momento si stanno verificando troppe password di link. Riprova.',
    expiresTooLate: ({ max }) => `expires può essere al massimo tra ${isolate(max)}.`,
    late: ({ name }) => `${isolate(name)} deve precedere la parte file del modulo.`,
    typeRefused: ({ type }) => `I file di tipo ${isolate(type)} non sono accettati qui.`,
  },
  slugs: {
    force: 'force deve essere true o false.',
    name: 'name deve essere un nome visibile.',
    typeDiffers: ({ given, kept }) =>
      `Questo file è di un altro tipo (${isolate(given)}) rispetto a quello dietro il link (${isolate(kept)}). Invia force=true per sostituirlo comunque.`,
    tooMany:
      'Questo link ha troppi nomi precedenti ancora funzionanti. Scegline di nuovo uno o attendi che uno scada.',
    taken: ({ slug, suggestion }) =>
      `Il nome «${isolate(slug)}» è già in uso. «${isolate(suggestion)}» è libero.`,
  },
};
