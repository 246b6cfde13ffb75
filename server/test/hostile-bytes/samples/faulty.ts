import * as fc from 'fast-check';

import { hostileBytes } from '../../../../test/support/hostile/bytes.ts';
import type { Parser } from '../parser.ts';

const inputs = fc.tuple(hostileBytes(['; a="', ';'], ['; a="b"; c="d"']), fc.constant(''));
const steps = { each: 1000, perByte: 40 };

/** A sticky expression that fails begins again at the start. */
function spin(text: string): void {
  const start = /;[ \t]*(\w+)="/y;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const end = text.indexOf('"', start.lastIndex);
    const rest = /[ \t]*(?=;)/y;
    rest.lastIndex = end + 1;
    rest.exec(text);
    start.lastIndex = rest.lastIndex;
  }
}

/** Goes through all that came before with each character. */
function goBack(text: string): number {
  let semicolons = 0;
  for (let end = 0; end < text.length; end += 1) {
    for (let at = 0; at < end; at += 1) if (text[at] === ';') semicolons += 1;
  }
  return semicolons;
}

/** Copies the rest with each character, which only the runtime sees. */
function copyRest(text: string): number {
  let length = 0;
  for (let rest = text; rest.length > 0; rest = rest.slice(1)) length += 1;
  return length;
}

/** Hangs inside of the runtime, where no step is counted. */
const backtrack = (text: string) => /^(?:;+;+)*$/.test(`${';'.repeat(40)}${text}!`);

/** Parsers with the faults that the tests of the others have to find. */
export const faultyParsers: Record<string, Parser> = {
  'one that begins again': { inputs, steps, read: (bytes) => spin(bytes.toString('latin1')) },
  'one that goes back': { inputs, steps, read: (bytes) => void goBack(bytes.toString('latin1')) },
  'one that copies': { inputs, steps, read: (bytes) => void copyRest(bytes.toString('latin1')) },
  'one that hangs': { inputs, steps, read: (bytes) => void backtrack(bytes.toString('latin1')) },
  'one that throws': {
    inputs,
    steps,
    read: (bytes) => void decodeURIComponent(bytes.toString('latin1')),
  },
};
