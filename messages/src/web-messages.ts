import type { Locale } from '@perch/contract/text/locales';

import { bindMessages } from './bind-messages.ts';
import type { WebMessages, WebPart } from './catalogue.ts';
import type { Loaded } from './source.ts';

/**
 * Loads what the web app says in a language. Only the messages of `parts` are there. The web app's build makes a
 * chunk of each file, and puts English where a translation lacks a message.
 */
export async function loadWebMessages(
  locale: Locale,
  parts: Iterable<WebPart>,
): Promise<WebMessages> {
  const loaded = await Promise.all([...parts].map((part) => loadPart(locale, part)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages load the parts that they read (parts.test.ts)
  return Object.assign({}, ...loaded) as WebMessages;
}

async function loadPart(locale: Locale, part: WebPart): Promise<object> {
  // The build reads this template: it makes a list of all files that match it.
  const file = (await import(`../${locale}/web/${part}.json`)) as { default: Loaded };
  return bindMessages(file.default, locale);
}
