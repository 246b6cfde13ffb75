import { fetchLogo } from '@perch/contract/brand/logo';

import type { CurrentSettings } from './settings.ts';

const versionLength = 12;

/** The path of the logo, another one for each picture so that no browser shows an earlier one; null without one. */
export const logoUrlOf = ({ logoHash }: Pick<CurrentSettings, 'logoHash'>): string | null =>
  logoHash === null ? null : `${fetchLogo.path}?${logoHash.slice(0, versionLength)}`;
