// Links that let in carry their token behind the `#`, which no server and no other site is told.
// Those of earlier versions have it in the query.

export interface LinkLocation {
  hash: string;
  search: string;
  /** What a page has kept with its entry of the history. */
  state: unknown;
}

/** The token that a link has brought here, and the query without it. */
export interface LinkToken {
  token: string | undefined;
  /** The address still shows it. */
  isShown: boolean;
  search: string;
}

/** Reads the token called `name` from where the page is. */
export function readLinkToken(name: string, { hash, search, state }: LinkLocation): LinkToken {
  const query = new URLSearchParams(search);
  const shown = new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name);
  query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  if (shown !== null) return { token: shown || undefined, isShown: true, search: rest };
  return { token: keptToken(name, state), isShown: false, search };
}

/** What keeps a token with the page's entry of the history: a reload finds it there. */
export const linkTokenState = (name: string, token: string | undefined) => ({
  linkTokens: { [name]: token },
});

function keptToken(name: string, state: unknown): string | undefined {
  const kept: unknown = fieldOf(fieldOf(state, 'linkTokens'), name);
  return typeof kept === 'string' ? kept : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
