import type { Theme } from '@perch/contract/appearance/themes';
import { directionOf, type Locale } from '@perch/contract/text/locales';
import { serverMessages } from '@perch/messages/server-messages';

import { escapeHtml } from '../lib/escape-html.ts';
import { type AppBrand, brandPage } from './branded-page.ts';
import { requestLocale } from './request/request-locale.ts';

/** What the page takes where neither the account nor the device has a choice. */
export interface PageDefaults {
  theme: Theme;
  language: Locale;
  /** Whether an administrator has set the language. */
  isLanguageSet: boolean;
  brand: AppBrand;
}

/**
 * Fills the placeholders of index.html: in the browser's language, and with the defaults from which the
 * page's first script begins.
 */
export function fillAppPage(
  page: string,
  request: Request,
  nonce: string,
  worker: string | undefined,
  { theme, language, isLanguageSet, brand }: PageDefaults,
): string {
  const locale = requestLocale(request, null, language);
  const { description, needsScripts, loadFailure, reload } = serverMessages(locale).appPage;
  const values: Record<string, string> = {
    CSP_NONCE: nonce,
    HIGHLIGHT_WORKER: worker ?? '',
    DEFAULT_THEME: theme,
    LANGUAGE: locale,
    DIRECTION: directionOf(locale),
    LANGUAGE_ORIGIN: isLanguageSet ? 'chosen' : 'default',
    DESCRIPTION: description,
    NEEDS_SCRIPTS: needsScripts({ name: brand.name }),
    LOAD_FAILURE: loadFailure({ name: brand.name }),
    RELOAD: reload,
  };
  const filled = page.replaceAll(/__([A-Z_]+?)__/g, (placeholder, name: string) =>
    escapeHtml(values[name] ?? placeholder),
  );
  return brandPage(filled, brand, nonce);
}
