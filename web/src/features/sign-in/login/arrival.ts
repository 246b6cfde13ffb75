/** What brought the browser to the login page: a provider's answer, or a link of the command line. */
export interface Arrival {
  kind: 'code' | 'error' | 'link';
  value: string;
}

const kinds = ['code', 'error', 'link'] as const;

/** Reads the fragment of the address, which is sent to no server. */
export function readArrival(hash: string): Arrival | undefined {
  const parameters = new URLSearchParams(hash.slice(1));
  for (const kind of kinds) {
    const value = parameters.get(kind);
    if (value) return { kind, value };
  }
  return undefined;
}

/** Whether the user comes back from a provider, to which the page they wanted was not told. */
export const isFromProvider = ({ kind }: Arrival) => kind !== 'link';
