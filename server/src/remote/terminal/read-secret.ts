import { readFile, stat } from 'node:fs/promises';

import { RemoteFailure, wrongUsage } from '../remote-failure.ts';

const secretBytesMax = 4096;

/** The first line of a file that holds a secret. Throws RemoteFailure. */
export async function readSecretFile(path: string): Promise<string> {
  try {
    // A pipe, as of a password manager, has no size.
    if ((await stat(path)).size > secretBytesMax) throw new Error('it is too large');
    return firstLine(await readFile(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw wrongUsage(`The secret in ${path} cannot be read: ${reason}`);
  }
}

/** Asks for a secret, which is not shown while it is typed; without a terminal, standard input has it. Throws RemoteFailure. */
export async function askSecret(question: string): Promise<string> {
  return process.stdin.isTTY
    ? typeSecret(question)
    : firstLine(await readInput(), 'standard input');
}

async function readInput(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) {
    text += String(chunk);
    if (text.length > secretBytesMax) throw wrongUsage('Standard input is too long for a secret.');
  }
  return text;
}

function firstLine(text: string, place: string): string {
  const [line = ''] = text.replace(/^\ufeff/, '').split(/\r?\n/, 1);
  if (line.trim() === '') throw wrongUsage(`There is nothing in ${place}.`);
  return line;
}

const ctrlC = '\u0003';
const ctrlD = '\u0004';
const ctrlU = '\u0015';

async function typeSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const typed = Promise.withResolvers<string>();
  let text = '';
  const take = (key: string) => {
    if (key === '\r' || key === '\n' || key === ctrlD) typed.resolve(text);
    else if (key === ctrlC) typed.reject(new RemoteFailure('interrupted', 'Interrupted.'));
    else if (key === ctrlU) text = '';
    else if (key === '\u007f' || key === '\b') text = [...text].slice(0, -1).join('');
    else if (key >= ' ' && text.length < secretBytesMax) text += key;
  };
  const onData = (data: Buffer | string) => {
    // An arrow or another such key is several characters, of which none was typed.
    if (!String(data).startsWith('\u001b')) for (const key of String(data)) take(key);
  };
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.on('data', onData);
  try {
    stdin.resume();
    return firstLine(await typed.promise, 'what was typed');
  } finally {
    stdin.off('data', onData);
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}
