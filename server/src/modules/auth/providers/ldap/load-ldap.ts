import { fileBeside } from '../../../../lib/file-beside.ts';
import type * as program from './ldap-library.ts';

const path = fileBeside(import.meta.path, 'ldap-library');

/** Loads the library with the first sign-in that asks the directory. */
export async function loadLdap(): Promise<typeof program.library> {
  const { library }: typeof program = await import(path);
  return library;
}
