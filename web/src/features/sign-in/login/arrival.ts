/** What brought the browser to the login page: a provider's response, or a link created on the command line. */
export interface Arrival {
  kind: 'code' | 'error' | 'link';
  value: string;
}

const kinds = ['code', 'error', 'link'] as const;

/** Reads the fragment of the URL, which browsers send to no server. */
export function readArrival(hash: string): Arrival | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  for (const kind of kinds) {
    const value = parameters.get(kind);
    if (value) return { kind, value };
  }
  return undefined;
}

/** Whether the user returns from a provider, which does not know the requested page. */
export const isFromProvider = ({ kind }: Arrival) => kind !== 'link';
