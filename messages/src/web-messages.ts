import type { Locale } from '@perch/contract/text/locales';

import type { WebMessages, WebPart, WebParts } from './catalogue.ts';

type Loaders = { [Part in WebPart]: () => Promise<WebParts[Part]> };

// A chunk for each language and part, so that a browser loads what its page shows.
const loaders: Record<Locale, Loaders> = {
  en: {
    general: async () => (await import('./en/web.ts')).web,
    signIn: async () => (await import('./en/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./en/web-settings.ts')).webSettings,
    domains: async () => (await import('./en/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./en/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./en/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./en/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./en/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./en/web-sharing.ts')).webSharing,
  },
  de: {
    general: async () => (await import('./de/web.ts')).web,
    signIn: async () => (await import('./de/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./de/web-settings.ts')).webSettings,
    domains: async () => (await import('./de/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./de/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./de/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./de/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./de/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./de/web-sharing.ts')).webSharing,
  },
  es: {
    general: async () => (await import('./es/web.ts')).web,
    signIn: async () => (await import('./es/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./es/web-settings.ts')).webSettings,
    domains: async () => (await import('./es/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./es/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./es/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./es/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./es/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./es/web-sharing.ts')).webSharing,
  },
  fr: {
    general: async () => (await import('./fr/web.ts')).web,
    signIn: async () => (await import('./fr/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./fr/web-settings.ts')).webSettings,
    domains: async () => (await import('./fr/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./fr/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./fr/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./fr/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./fr/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./fr/web-sharing.ts')).webSharing,
  },
  it: {
    general: async () => (await import('./it/web.ts')).web,
    signIn: async () => (await import('./it/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./it/web-settings.ts')).webSettings,
    domains: async () => (await import('./it/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./it/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./it/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./it/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./it/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./it/web-sharing.ts')).webSharing,
  },
  'pt-BR': {
    general: async () => (await import('./pt-br/web.ts')).web,
    signIn: async () => (await import('./pt-br/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./pt-br/web-settings.ts')).webSettings,
    domains: async () => (await import('./pt-br/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./pt-br/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./pt-br/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./pt-br/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./pt-br/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./pt-br/web-sharing.ts')).webSharing,
  },
  pl: {
    general: async () => (await import('./pl/web.ts')).web,
    signIn: async () => (await import('./pl/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./pl/web-settings.ts')).webSettings,
    domains: async () => (await import('./pl/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./pl/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./pl/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./pl/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./pl/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./pl/web-sharing.ts')).webSharing,
  },
  ru: {
    general: async () => (await import('./ru/web.ts')).web,
    signIn: async () => (await import('./ru/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./ru/web-settings.ts')).webSettings,
    domains: async () => (await import('./ru/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./ru/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./ru/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./ru/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./ru/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./ru/web-sharing.ts')).webSharing,
  },
  ja: {
    general: async () => (await import('./ja/web.ts')).web,
    signIn: async () => (await import('./ja/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./ja/web-settings.ts')).webSettings,
    domains: async () => (await import('./ja/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./ja/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./ja/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./ja/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./ja/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./ja/web-sharing.ts')).webSharing,
  },
  'zh-Hans': {
    general: async () => (await import('./zh-hans/web.ts')).web,
    signIn: async () => (await import('./zh-hans/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./zh-hans/web-settings.ts')).webSettings,
    domains: async () => (await import('./zh-hans/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./zh-hans/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./zh-hans/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./zh-hans/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./zh-hans/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./zh-hans/web-sharing.ts')).webSharing,
  },
  ar: {
    general: async () => (await import('./ar/web.ts')).web,
    signIn: async () => (await import('./ar/web-sign-in.ts')).webSignIn,
    settings: async () => (await import('./ar/web-settings.ts')).webSettings,
    domains: async () => (await import('./ar/web-domains.ts')).webDomains,
    linkOptions: async () => (await import('./ar/web-link-options.ts')).webLinkOptions,
    admin: async () => (await import('./ar/web-admin.ts')).webAdmin,
    adminSettings: async () => (await import('./ar/web-admin-settings.ts')).webAdminSettings,
    tokens: async () => (await import('./ar/web-tokens.ts')).webTokens,
    sharing: async () => (await import('./ar/web-sharing.ts')).webSharing,
  },
};

/** Loads what the web app says in a language. Only the messages of `parts` are there. */
export async function loadWebMessages(
  locale: Locale,
  parts: Iterable<WebPart>,
): Promise<WebMessages> {
  const loaded = await Promise.all([...parts].map((part) => loaders[locale][part]()));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages load the parts that they read (parts.test.ts)
  return Object.assign({}, ...loaded) as WebMessages;
}
