import { RemoteFailure } from '../remote-failure.ts';

/** A link as a server gives it, for standard output. Throws RemoteFailure for all that is no address of the web. */
export function requireLink(text: string): string {
  const isPlain = /^https?:\/\/[\x21-\x7e]{1,4096}$/.test(text);
  if (isPlain && URL.canParse(text)) return text;
  throw new RemoteFailure('unreachable', 'The server accepted the file but returned no link.');
}
