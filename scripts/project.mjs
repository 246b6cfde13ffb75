import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a script; a failure is one sentence on standard error. */
export async function runScript(script) {
  try {
    await script();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
