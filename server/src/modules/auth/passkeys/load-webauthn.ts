import { fileBeside } from '../../../lib/file-beside.ts';
import type * as library from './webauthn-library.ts';

// A file of its own: as a part of the server's program it would take 4.5 MB of each process that is never asked for
// a passkey.
const program = fileBeside(import.meta.path, 'webauthn-library');

/** Loads the library with the first passkey that is used. */
export function loadWebAuthn(): Promise<typeof library> {
  return import(program);
}
