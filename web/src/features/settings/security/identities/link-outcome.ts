/** What the provider's page has led to, as the address says that it sends the browser back to. */
export type LinkOutcome = 'linked' | LinkRefusal;
export type LinkRefusal = 'refused' | 'expired' | 'unavailable' | 'taken' | 'other';

const refusals: Partial<Record<string, LinkRefusal>> = {
  provider_refused: 'refused',
  sign_in_expired: 'expired',
  provider_unavailable: 'unavailable',
  taken: 'taken',
};

/** Reads `#linked` or `#error=<code>`; undefined for every other fragment. */
export function readLinkOutcome(hash: string): LinkOutcome | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  if (fragment.has('linked')) return 'linked';
  const code = fragment.get('error');
  // A word of every object is no code.
  return code === null ? undefined : Object.hasOwn(refusals, code) ? refusals[code] : 'other';
}
