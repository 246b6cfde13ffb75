import { embeddedWord, siblingFile } from './lib/sibling-file.ts';
import { isRemoteWord } from './remote/remote-commands.ts';

// Where the one executable file starts: as the program itself, or as one of the programs inside that are
// processes of their own, of which nothing else is loaded then.

const [, , word, name = ''] = process.argv;
if (word === embeddedWord) {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`There is no program ${name} inside.`);
  // The program expects its arguments as if a runtime had started it.
  process.argv.splice(2, 2);
  await import(siblingFile(import.meta.path, name));
} else if (isRemoteWord(word)) {
  const { runRemote } = await import('./remote/run-remote.ts');
  const exit = (code: number) => process.exit(code);
  exit(await runRemote(process.argv.slice(2), { environment: process.env, exit }));
} else {
  await import('./main.ts');
}
