import { embeddedWord, fileBeside } from './lib/file-beside.ts';

// Where the one executable file starts: as the program itself, or as one of the programs inside that are
// processes of their own, of which nothing else is loaded then.

/** A module that awaits could not stand in one file with the server, which awaits it. */
async function start(): Promise<unknown> {
  const [, , word, name = ''] = process.argv;
  if (word !== embeddedWord) return import('./main.ts');
  if (!/^[a-z-]+$/.test(name)) throw new Error(`There is no program ${name} inside.`);
  // The program reads its arguments as it does beside a runtime.
  process.argv.splice(2, 2);
  return import(fileBeside(import.meta.path, name));
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
