import { accentStyle, deriveAccent } from '@perch/contract/brand/accent';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { settingsQuery } from './queries.ts';

/** How this installation is called and what it shows; null: Perch's own bird. */
interface Brand {
  name: string;
  logoUrl: string | null;
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** The brand that the server has written into the page, for the time until the settings are there. */
function firstBrand(): Brand {
  const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  const href = icon()?.getAttribute('href') ?? '';
  return { name: name || 'Perch', logoUrl: href.startsWith('/brand/logo') ? href : null };
}

/** Shows a changed brand in this page: its accent by a stylesheet of custom properties, and its icon. */
function showBrand({ logoUrl }: Brand, style: string, nonce: string): void {
  const sheet = document.getElementById('brand') ?? addSheet(nonce);
  if (sheet.textContent !== style) sheet.textContent = style;
  const link = icon();
  const href = logoUrl ?? '/favicon.svg';
  if (!link || link.getAttribute('href') === href) return;
  link.type = logoUrl ? 'image/webp' : 'image/svg+xml';
  link.href = href;
}

function addSheet(nonce: string): HTMLElement {
  const sheet = document.createElement('style');
  sheet.id = 'brand';
  sheet.nonce = nonce;
  document.head.append(sheet);
  return sheet;
}

const first = firstBrand();

/** The brand of this installation, from the settings once they are loaded. */
export function useBrand(): Brand {
  // Only watched: the page has the brand from its beginning.
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  return data ? { name: data.name, logoUrl: data.logoUrl } : first;
}

/** Keeps the page's accent and icon in sync with the settings, which an administrator may be changing. */
export function useShownBrand(nonce: string): void {
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  useEffect(() => {
    if (!data) return;
    const decision = data.accent ? deriveAccent(data.accent) : undefined;
    const style = decision && 'accents' in decision ? accentStyle(decision.accents) : '';
    showBrand(data, style, nonce);
  }, [data, nonce]);
}
