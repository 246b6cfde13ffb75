import { readFileSync } from 'node:fs';

import { UsageError } from '../lib/command-line.ts';
import { ConfigError } from './config-error.ts';

const option = '--env-file';
const nameForm = /^[A-Za-z_]\w*$/;
/** What a backslash takes its meaning from within double quotes. */
const escapedInQuotes = new Set(['"', '\\', '`', '$']);

type Environment = Record<string, string | undefined>;

/**
 * Reads the file that `--env-file FILE` in front of a command names into the environment, where its settings win over
 * those that are there. Gives the other arguments. Throws ConfigError and UsageError.
 */
export function loadEnvironmentFile(args: string[], environment: Environment): string[] {
  const [first, path, ...rest] = args;
  if (first !== option) return args;
  if (path === undefined) throw new UsageError(`${option} takes a file.`);
  Object.assign(environment, parseEnvironmentFile(readText(path), path));
  return rest;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new ConfigError(`The settings in ${path} cannot be read (${String(code)}).`);
  }
}

/**
 * Reads `NAME=value` lines by the rules of systemd's `EnvironmentFile=` (systemd.exec(5)), so that commands have the
 * settings of the service. A line that systemd would leave out is refused, with its number.
 */
export function parseEnvironmentFile(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const source = text.replaceAll(/\r\n?/g, '\n');
  let at = 0;
  while (at < source.length) {
    const [blank] = /^(?:\s+|[#;][^\n]*)/.exec(source.slice(at)) ?? [''];
    if (blank !== '') {
      at += blank.length;
      continue;
    }
    const [assignment, name = ''] = /^([^\n=]*)=[ \t]*/.exec(source.slice(at)) ?? [''];
    if (!nameForm.test(name.trim())) {
      const line = source.slice(0, at).split('\n').length;
      throw new ConfigError(`Line ${line} of ${path} is not a setting: write NAME=value.`);
    }
    const value = readValue(source, at + assignment.length);
    found[name.trim()] = value.text;
    at = value.end;
  }
  return found;
}

/** The value that begins at `start`, and where its last line ends. */
function readValue(source: string, start: number): { text: string; end: number } {
  let text = '';
  let at = start;
  while (at < source.length && source[at] !== '\n') {
    const quote = source[at];
    if (quote !== '"' && quote !== "'") {
      const plain = readPlain(source, at);
      return { text: text + plain.text, end: plain.end };
    }
    const quoted = readQuoted(source, at + 1, quote);
    text += quoted.text;
    at = quoted.end + (/^[ \t]*/.exec(source.slice(quoted.end))?.[0].length ?? 0);
  }
  return { text, end: at };
}

/** Without quotes, a backslash escapes the next character, and before a line break it continues the value. */
function readPlain(source: string, start: number): { text: string; end: number } {
  const [all = ''] = /^(?:\\[^]|[^\\\n])*/.exec(source.slice(start)) ?? [];
  const text = all
    .replace(/(?<!\\)[ \t]+$/, '')
    .replaceAll(/\\([^])/g, (_, character: string) => (character === '\n' ? '' : character));
  return { text, end: start + Math.max(all.length, 1) };
}

function readQuoted(source: string, start: number, quote: string): { text: string; end: number } {
  let text = '';
  let at = start;
  for (; at < source.length && source[at] !== quote; at += 1) {
    const next = source[at + 1] ?? '';
    if (quote === '"' && source[at] === '\\') {
      if (next !== '\n') text += escapedInQuotes.has(next) ? next : `\\${next}`;
      at += 1;
    } else {
      text += source[at];
    }
  }
  return { text, end: at + 1 };
}
