import type { server } from './en/server.ts';
import type { webAdminSettings } from './en/web-admin-settings.ts';
import type { webAdmin } from './en/web-admin.ts';
import type { webAlbums } from './en/web-albums.ts';
import type { webDomains } from './en/web-domains.ts';
import type { webImports } from './en/web-imports.ts';
import type { webLinkOptions } from './en/web-link-options.ts';
import type { webSettings } from './en/web-settings.ts';
import type { webSetup } from './en/web-setup.ts';
import type { webSharing } from './en/web-sharing.ts';
import type { webSignIn } from './en/web-sign-in.ts';
import type { webTags } from './en/web-tags.ts';
import type { webTokens } from './en/web-tokens.ts';
import type { web } from './en/web.ts';

// English is the source: the shape of its catalogue is what every other language has to have.

export type ServerMessages = typeof server;

/** Of a language, the web app loads `general` first, and each other part with the pages that need it. */
export interface WebParts {
  general: typeof web;
  signIn: typeof webSignIn;
  settings: typeof webSettings;
  albums: typeof webAlbums;
  domains: typeof webDomains;
  linkOptions: typeof webLinkOptions;
  admin: typeof webAdmin;
  adminSettings: typeof webAdminSettings;
  tokens: typeof webTokens;
  sharing: typeof webSharing;
  tags: typeof webTags;
  imports: typeof webImports;
  setup: typeof webSetup;
}
export type WebPart = keyof WebParts;
export type WebMessages = WebParts['general'] &
  WebParts['signIn'] &
  WebParts['settings'] &
  WebParts['albums'] &
  WebParts['domains'] &
  WebParts['linkOptions'] &
  WebParts['admin'] &
  WebParts['adminSettings'] &
  WebParts['tokens'] &
  WebParts['sharing'] &
  WebParts['tags'] &
  WebParts['imports'] &
  WebParts['setup'];

/** A sentence that is written when its reader's language is known. */
export type Sentence = (messages: ServerMessages) => string;
