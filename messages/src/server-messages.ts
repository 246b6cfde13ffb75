import type { Locale } from '@perch/contract/text/locales';

import { server as ar } from './ar/server.ts';
import type { ServerMessages } from './catalogue.ts';
import { server as de } from './de/server.ts';
import { server as en } from './en/server.ts';
import { server as es } from './es/server.ts';
import { server as fr } from './fr/server.ts';
import { server as it } from './it/server.ts';
import { server as ja } from './ja/server.ts';
import { server as pl } from './pl/server.ts';
import { server as ptBR } from './pt-br/server.ts';
import { server as ru } from './ru/server.ts';
import { server as zhHans } from './zh-hans/server.ts';

const catalogues: Partial<Record<Locale, ServerMessages>> = {
  en,
  de,
  es,
  fr,
  it,
  pl,
  ar,
  ru,
  'pt-BR': ptBR,
  ja,
  'zh-Hans': zhHans,
};

/** What the server says in a language. */
export const serverMessages = (locale: Locale): ServerMessages => catalogues[locale] ?? en;
