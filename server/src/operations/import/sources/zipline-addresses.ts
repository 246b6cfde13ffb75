import type { SourceAddress } from '../source.ts';

interface ZiplineFile {
  /** Under which the file can be asked for; the first is its own. */
  names: readonly string[];
  /** Whether its first address shows every visitor a page. */
  isPage: boolean;
}

/** Addresses that both versions have: the file itself by the installation's route, its raw bytes and its page. */
export function fileAddresses(
  route: string,
  { names, isPage }: ZiplineFile,
  { raw, pages }: { raw: string; pages: readonly string[] },
): SourceAddress[] {
  return names.flatMap((name): SourceAddress[] => [
    { path: `${route}/${name}`, kind: isPage ? 'mixed' : 'raw' },
    { path: `${raw}/${name}`, kind: 'raw' },
    ...pages.map((page): SourceAddress => ({ path: `${page}/${name}`, kind: 'page' })),
  ]);
}

/** Of a short link, by each of its names. */
export const linkAddresses = (route: string, names: readonly (string | null)[]): SourceAddress[] =>
  names.flatMap((name) => (name ? [{ path: `${route}/${name}`, kind: 'link' as const }] : []));
