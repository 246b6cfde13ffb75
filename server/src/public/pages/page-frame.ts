import type { Locale } from '@perch/contract/text/locales';
import type { ServerMessages } from '@perch/messages/catalogue';
import { serverMessages } from '@perch/messages/server-messages';

import { hostNameOf } from '../../http/request/host-gate.ts';
import { visitorLocale } from '../../http/request/request-locale.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import { brandOfApp, brandOfDomain, type PageBrand } from '../../modules/brand/page-brand.ts';
import type { Services } from '../../services.ts';

/** What a page has around its content: its language, and the brand of its host. */
export interface PageFrame {
  locale: Locale;
  m: ServerMessages;
  /** Undefined: the page is neutral. */
  brand: PageBrand | undefined;
  /** Rules of the product's typeface; empty for the system's. */
  typeface: string;
  /** Of the requested host, as configured. */
  origin: string;
  /** The host as it was requested, for policies. */
  host: string;
  /** The script of password fields. */
  passwordScript: string | undefined;
}

export type FrameServices = Pick<Services, 'config' | 'settings' | 'liveDomains' | 'pageAssets'>;

/** The frame of a page that answers this request, which has passed the host gate. */
export function frameOf(services: FrameServices, request: Request): PageFrame {
  const locale = visitorLocale(services, request);
  const m = serverMessages(locale);
  const domain = services.liveDomains.find(hostNameOf(request.headers.get('host')) ?? '');
  const brand = domain ? brandOfDomain(services, domain, m) : brandOfApp(services, m);
  const origin = domain ? `https://${domain.name}` : services.config.publicUrl;
  const { password: passwordScript, typeface } = services.pageAssets;
  const { host } = parseRequestTarget(request);
  const { productOnPages } = services.settings.current();
  const base = { locale, m, brand, origin, host, passwordScript };
  return { ...base, typeface: productOnPages ? typeface : '' };
}

/** The frame of a page for which no request is known any more. */
export function neutralFrameOf({ settings, config }: FrameServices): PageFrame {
  const locale = settings.current().defaultLanguage;
  return {
    locale,
    m: serverMessages(locale),
    brand: undefined,
    typeface: '',
    origin: config.publicUrl,
    host: '',
    passwordScript: undefined,
  };
}
