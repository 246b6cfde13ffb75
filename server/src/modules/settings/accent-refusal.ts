import { deriveAccent, textContrastMin } from '@perch/contract/brand/accent';
import type { Sentence } from '@perch/messages/catalogue';

/** Why a colour cannot be an accent; undefined: it can. */
export function accentRefusal(color: string): Sentence | undefined {
  const decision = deriveAccent(color);
  if ('accents' in decision) return undefined;
  const { shortfall } = decision;
  if (!shortfall) return ({ brand }) => brand.noColor;
  const about = { color, ratio: shortfall.ratio, needed: textContrastMin };
  return ({ brand }) =>
    shortfall.theme === 'dark' ? brand.unreadableInDark(about) : brand.unreadableInLight(about);
}
