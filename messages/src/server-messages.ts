import type { Locale } from '@perch/contract/text/locales';

import type { ServerMessages } from './catalogue.ts';
import { server as en } from './en/server.ts';

type Catalogue = { server: ServerMessages };

// Loaded when it is first spoken: all of them were an eighth of the processor time of a start. The callers
// cannot wait, so not by `import()`.
const load: Record<Exclude<Locale, 'en'>, () => Catalogue> = {
  de: () => require('./de/server.ts'),
  es: () => require('./es/server.ts'),
  fr: () => require('./fr/server.ts'),
  it: () => require('./it/server.ts'),
  pl: () => require('./pl/server.ts'),
  ar: () => require('./ar/server.ts'),
  ru: () => require('./ru/server.ts'),
  'pt-BR': () => require('./pt-br/server.ts'),
  ja: () => require('./ja/server.ts'),
  'zh-Hans': () => require('./zh-hans/server.ts'),
};

/** What the server says in a language. */
export const serverMessages = (locale: Locale): ServerMessages =>
  locale === 'en' ? en : load[locale]().server;
