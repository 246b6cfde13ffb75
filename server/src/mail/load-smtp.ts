import { fileBeside } from '../lib/file-beside.ts';
import type * as program from './smtp-library.ts';

const path = fileBeside(import.meta.path, 'smtp-library');

/** Loads the library with the first mail. */
export async function loadSmtp(): Promise<typeof program.library> {
  const { library }: typeof program = await import(path);
  return library;
}
