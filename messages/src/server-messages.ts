import type { Locale } from '@perch/contract/text/locales';

import english from '../en/server.json' with { type: 'json' };
import { bindMessages } from './bind-messages.ts';
import type { ServerMessages } from './catalogue.ts';
import { loadTranslation } from './english.ts';
import { fillMissing } from './source.ts';

const known = new Map<Locale, ServerMessages>();

/** What the server says in a language, read when it is first spoken; in English where a translation lacks it. */
export function serverMessages(locale: Locale): ServerMessages {
  const messages = known.get(locale) ?? load(locale);
  known.set(locale, messages);
  return messages;
}

function load(locale: Locale): ServerMessages {
  const source = locale === 'en' ? english : fillMissing(loadTranslation[locale](), english);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are made from this file (languages.test.ts)
  return bindMessages(source, locale) as unknown as ServerMessages;
}
