// Links carry their token in the fragment, which is sent to no server. Links of earlier versions have it
// in the query.

export interface LinkLocation {
  hash: string;
  search: string;
  /** The state of the history entry. */
  state: unknown;
}

/** The token of a link, and the query without it. */
export interface LinkToken {
  token: string | undefined;
  /** The URL still contains it. */
  isShown: boolean;
  search: string;
}

/** Reads the token called `name` from the fragment, the query or the history state. */
export function readLinkToken(name: string, { hash, search, state }: LinkLocation): LinkToken {
  const query = new URLSearchParams(search);
  const shown = new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name);
  query.delete(name);
  const rest = query.size > 0 ? `?${query}` : '';
  if (shown !== null) return { token: shown || undefined, isShown: true, search: rest };
  return { token: keptToken(name, state), isShown: false, search };
}

/** The history state that keeps a token across a reload. */
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
