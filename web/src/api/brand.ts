import { accentStyle, deriveAccent } from '@perch/contract/brand/accent';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { type Brand, firstBrand, showBrand } from '../lib/first-brand.ts';
import { settingsQuery } from './queries.ts';

const first = firstBrand();

/** The brand of this installation, as the settings say as soon as they were asked for. */
export function useBrand(): Brand {
  // Only watched: the page has the brand from its beginning.
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  return data ? { name: data.name, logoUrl: data.logoUrl } : first;
}

/** Keeps the page's accent and icon those of the settings, which an administrator may be changing. */
export function useShownBrand(nonce: string): void {
  const { data } = useQuery({ ...settingsQuery, enabled: false });
  useEffect(() => {
    if (!data) return;
    const decision = data.accent ? deriveAccent(data.accent) : undefined;
    const style = decision && 'accents' in decision ? accentStyle(decision.accents) : '';
    showBrand(data, style, nonce);
  }, [data, nonce]);
}
