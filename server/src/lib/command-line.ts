import { parseArgs, type ParseArgsConfig } from 'node:util';

import { findNearest } from './nearest.ts';

/** How a process ends whose command line is wrong; one that fails ends with 1. */
export const usageExitCode = 2;

/** The command line is wrong: one or two sentences, with the word that is probably meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command as its help shows it. */
export interface CommandText {
  /** The words by which it is called. */
  name: string;
  /** Options for the help text; empty for none. */
  options: string;
  description: string;
}

/** The lines of `--help` for one command. */
export const helpOf = (
  { name, options, description }: CommandText,
  more: readonly string[] = [],
): string[] => [
  `Usage: perch ${[name, options].filter(Boolean).join(' ')}`,
  ...[description, ...more].flatMap((line) => line.split('\n')),
];

const helpOptions = new Set(['--help', '-h']);
const versionOptions = new Set(['--version', '-v']);

/** Whether options ask for the help or the version in place of the command. */
export function findQuestion(args: readonly string[]): 'help' | 'version' | undefined {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  if (options.some((each) => helpOptions.has(each))) return 'help';
  return options.some((each) => versionOptions.has(each)) ? 'version' : undefined;
}

/** The refusal of a word that is none of the candidates: with the nearest one, else with the sentence. */
export function unknownWord(
  kind: 'command' | 'option' | 'setting',
  word: string,
  candidates: readonly string[],
  sentence: string,
): UsageError {
  const near =
    findNearest(word, candidates, word.length < 5 ? 1 : 2) ??
    candidates.find((each) => word.length > 2 && each.startsWith(word));
  const hint = near === undefined ? sentence : `Did you mean ${near}?`;
  return new UsageError(`Unknown ${kind}: ${word}. ${hint}`);
}

/** `parseArgs`, but that a refusal is a UsageError with the nearest option. */
export function parseOptions<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw asUsageError(error, Object.keys(config.options ?? {}));
  }
}

function asUsageError(error: unknown, names: readonly string[]): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (!(error instanceof Error) || typeof code !== 'string') return error;
  if (!code.startsWith('ERR_PARSE_ARGS')) return error;
  const [, option = ''] = /'(?:-\w, )?(--?[^'\s=<]+)/.exec(error.message) ?? [];
  const known = [...names, 'help', 'version'].map((name) => `--${name}`);
  const help = 'See --help.';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return unknownWord('option', option, known, help);
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const [, word = ''] = /'([^']*)'/.exec(error.message) ?? [];
    return new UsageError(`Unexpected argument: ${word}. ${help}`);
  }
  const takesNone = error.message.includes('does not take an argument');
  return new UsageError(`${option} ${takesNone ? 'takes no value' : 'needs a value'}. ${help}`);
}

/** Keeps this process running if the reader of its output closes early, as `head` does. */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** A text as one quoted word of a POSIX shell. */
export const quoteShellWord = (text: string): string =>
  `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A text as one word of a POSIX shell, quoted where it is no plain one. */
export const shellWord = (text: string): string =>
  /^[\w./:@%+,=][\w./:@%+,=-]*$/.test(text) ? text : quoteShellWord(text);
