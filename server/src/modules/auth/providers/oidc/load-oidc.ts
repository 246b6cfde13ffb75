import { fileBeside } from '../../../../lib/file-beside.ts';
import type * as program from './oidc-library.ts';

const path = fileBeside(import.meta.path, 'oidc-library');

/** Loads the library with the first sign-in by the provider. */
export async function loadOidc(): Promise<typeof program.library> {
  const { library }: typeof program = await import(path);
  return library;
}
