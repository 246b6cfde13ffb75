import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { shellWord } from '../../lib/command-line.ts';
import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import { exitCodes, type ExitName } from '../exit-codes.ts';
import type { RemoteContext } from '../remote-context.ts';
import { RemoteFailure } from '../remote-failure.ts';
import { chooseServer } from '../servers/choose-server.ts';
import { jsonLine } from '../terminal/printable.ts';
import { showProgress } from '../terminal/progress.ts';
import { askSecret, readSecretFile } from '../terminal/read-secret.ts';
import { openPieces } from '../transfer/pieces.ts';
import { sendFile } from '../transfer/send-file.ts';
import type { SentFile } from '../transfer/source.ts';
import { readUpOptions, upHelp, type UpOptions } from './up-options.ts';

export const help = upHelp;

/** Connections that fill most lines together. */
const filesAtOnce = 2;

type Outcome = SentFile | RemoteFailure;

const printed: SentFile = { url: '', answer: {} };

/** `perch up`: sends files and prints their links in the order of the arguments. */
export async function run(args: string[], context: RemoteContext): Promise<number> {
  const options = readUpOptions(args);
  const server = await chooseServer(context.environment, options.server);
  const pieces = await openPieces(context.environment, server.origin);
  const paths = await findFiles(options.files, options.isRecursive);
  const password = await readPassword(options, context);
  const uploadOptions = new Map<string, string>(options.options);
  if (password !== undefined) uploadOptions.set('password', password);
  const { terminal } = context;
  const isShown = terminal.isSeen && !options.isQuiet;
  const progress = showProgress({ ...terminal, isSeen: isShown }, paths.length);
  const outcomes = new Map<number, Outcome>();
  const report = reportInOrder(paths, outcomes, options, context);
  // After these, no other file fares better.
  let end: RemoteFailure | undefined;
  await forEachLimited(paths.entries(), { concurrency: filesAtOnce }, async ([index, path]) => {
    const send = () =>
      sendFile(
        { ...context, ...options, ...terminal, options: uploadOptions, server, pieces, progress },
        asPath(path),
      );
    const outcome = end ?? (await outcomeOf(send));
    if (outcome instanceof RemoteFailure && isForAll(outcome)) end ??= outcome;
    outcomes.set(index, outcome);
    progress.fileEnded();
    report();
  });
  await pieces.save();
  progress.close();
  report();
  const failures = [...outcomes.values()].filter((outcome) => outcome instanceof RemoteFailure);
  tellHowToGoOn(paths, outcomes, context);
  return exitCodes[exitOf(failures)];
}

function asPath(path: string | RemoteFailure): string {
  if (path instanceof RemoteFailure) throw path;
  return path;
}

async function outcomeOf(send: () => Promise<SentFile>): Promise<Outcome> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof RemoteFailure) return error;
    const reason = error instanceof Error ? error.message : String(error);
    return new RemoteFailure('failed', reason, { cause: error });
  }
}

const isForAll = ({ exit }: RemoteFailure) =>
  exit === 'interrupted' || exit === 'signedOut' || exit === 'unreachable';

/** Prints the links that there are, up to the first file that is still on its way. */
function reportInOrder(
  paths: readonly (string | RemoteFailure)[],
  outcomes: Map<number, Outcome>,
  { isJson }: UpOptions,
  { terminal }: RemoteContext,
): () => void {
  let next = 0;
  let told = '';
  return () => {
    for (;;) {
      const outcome = outcomes.get(next);
      if (!outcome) return;
      const path = labelOf(paths[next]);
      next += 1;
      if (outcome instanceof RemoteFailure) {
        const { message: error, code } = outcome;
        if (isJson) terminal.print(jsonLine({ path, success: false, error, code }));
        // One sentence for all the files that it stopped.
        if (isForAll(outcome) && told === error) continue;
        told = error;
        const isNamed = paths.length > 1 && !error.includes(path);
        terminal.tell(`Perch: ${isNamed ? `${path}: ` : ''}${error}`);
      } else {
        terminal.print(isJson ? jsonLine({ path, success: true, ...outcome.answer }) : outcome.url);
        // Of a hundred thousand files the answers would fill the memory.
        outcomes.set(next - 1, printed);
      }
    }
  };
}

const labelOf = (path: string | RemoteFailure | undefined) =>
  typeof path === 'string' ? path : '';

/** With several files, the same command would send those again that are there. */
function tellHowToGoOn(
  paths: readonly (string | RemoteFailure)[],
  outcomes: ReadonlyMap<number, Outcome>,
  { terminal, signal }: RemoteContext,
): void {
  if (!signal.aborted || paths.length < 2) return;
  const unsent = paths.filter((_, index) => outcomes.get(index) instanceof RemoteFailure);
  if (unsent.length === 0 || unsent.length === paths.length) return;
  const words = unsent.map(labelOf).filter(Boolean).map(shellWord);
  const more = words.length > 20 ? ` … and ${words.length - 20} more` : '';
  terminal.tell(`These were not sent: ${words.slice(0, 20).join(' ')}${more}`);
}

function exitOf(failures: readonly RemoteFailure[]): ExitName {
  const [first] = failures;
  if (!first) return 'done';
  if (failures.some(({ exit }) => exit === 'interrupted')) return 'interrupted';
  return failures.every(({ exit }) => exit === first.exit) ? first.exit : 'failed';
}

async function readPassword(
  { asksPassword, passwordFile }: UpOptions,
  { environment }: RemoteContext,
): Promise<string | undefined> {
  if (passwordFile !== undefined) return readSecretFile(passwordFile);
  if (asksPassword) return askSecret('Password of the links: ');
  const { PERCH_LINK_PASSWORD: password = '' } = environment;
  return password === '' ? undefined : password;
}

/** The paths to send, or why one cannot be: those in folders in the order of their names. */
async function findFiles(
  named: readonly string[],
  isRecursive: boolean,
): Promise<(string | RemoteFailure)[]> {
  if (!isRecursive) return [...named];
  const found: (string | RemoteFailure)[] = [];
  for (const path of named) {
    const isFolder = path !== '-' && (await stat(path).catch(() => undefined))?.isDirectory();
    if (!isFolder) found.push(path);
    else for await (const file of filesBelow(path)) found.push(file);
  }
  return found;
}

async function* filesBelow(folder: string): AsyncGenerator<string | RemoteFailure> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: Error) => new RemoteFailure('failed', `${folder} cannot be read: ${error.message}`),
  );
  if (entries instanceof RemoteFailure) {
    yield entries;
    return;
  }
  // A link to a folder may lead round in a circle, and one to a file out of what was named.
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
