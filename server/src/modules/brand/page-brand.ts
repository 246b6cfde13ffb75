import { accentStyle, deriveAccent, type DerivedAccent } from '@perch/contract/brand/accent';
import { productName } from '@perch/contract/brand/limits';
import { fetchLogo } from '@perch/contract/brand/logo';
import { type LegalPage, legalPages } from '@perch/contract/settings/limits';
import type { ServerMessages } from '@perch/messages/catalogue';

import type { Services } from '../../services.ts';
import type { LiveDomain } from '../domains/live/live-domains.ts';
import { hasLegalPage } from '../settings/legal-page.ts';
import { logoUrlOf } from '../settings/logo-url.ts';
import type { CurrentSettings } from '../settings/settings.ts';

/** How a page for visitors shows to whom it belongs. */
export interface PageBrand {
  /** Empty: no name is shown. */
  name: string;
  logoUrl: string | null;
  /** Whether it shows the product's mark and name instead. */
  isProduct: boolean;
  accents: DerivedAccent | undefined;
  /** At the foot. */
  links: { label: string; url: string }[];
}

type BrandServices = Pick<Services, 'config' | 'settings'>;

/** The brand of pages on the app's host. */
export function brandOfApp({ settings }: BrandServices, m: ServerMessages): PageBrand {
  const current = settings.current();
  const logoUrl = logoUrlOf(current);
  const isOwn = current.name !== productName || logoUrl !== null;
  return {
    name: isOwn ? current.name : '',
    logoUrl,
    isProduct: !isOwn && current.productOnPages,
    accents: accentsOf(current.accent),
    links: [...legalLinks(current, m, ''), ...current.footerLinks],
  };
}

/** The brand of the web app's page. */
export function appBrandOf(current: Readonly<CurrentSettings>) {
  const accents = accentsOf(current.accent);
  return {
    name: current.name,
    logoUrl: logoUrlOf(current),
    style: accents ? accentStyle(accents) : '',
  };
}

/** The brand of pages on a user's domain; undefined: they are neutral. */
export function brandOfDomain(
  { config, settings }: BrandServices,
  domain: LiveDomain,
  m: ServerMessages,
): PageBrand | undefined {
  if (!hasBrand(domain)) return undefined;
  const current = settings.current();
  return {
    name: domain.brandName,
    logoUrl: logoUrlOf(current),
    isProduct: false,
    accents: accentsOf(domain.brandAccent),
    links: legalLinks(current, m, config.publicUrl),
  };
}

/** A domain without its own brand does not reveal its installation. */
export const hasBrand = ({ brandName, brandAccent }: LiveDomain) =>
  brandName !== '' || brandAccent !== '';

/** Whether this path on a branded domain is the logo's. */
export const isLogoPath = (path: string) => path === fetchLogo.path;

const titles: Record<LegalPage, (m: ServerMessages) => string> = {
  imprint: (m) => m.brand.imprint,
  privacy: (m) => m.brand.privacy,
  terms: (m) => m.brand.terms,
};

export const legalTitle = (page: LegalPage, m: ServerMessages) => titles[page](m);

const legalLinks = (current: CurrentSettings, m: ServerMessages, origin: string) =>
  legalPages
    .filter((page) => hasLegalPage(current, page))
    .map((page) => ({ label: legalTitle(page, m), url: `${origin}/legal/${page}` }));

// Deriving takes a millisecond, and a page is answered in a part of one.
const derived = new Map<string, DerivedAccent | undefined>();
const derivedMax = 100;

/** The accents of a colour; undefined without one, and where a later version has other rules. */
export function accentsOf(color: string | null): DerivedAccent | undefined {
  if (!color) return undefined;
  if (derived.has(color)) return derived.get(color);
  const decision = deriveAccent(color);
  const accents = 'accents' in decision ? decision.accents : undefined;
  if (derived.size >= derivedMax) derived.clear();
  derived.set(color, accents);
  return accents;
}
