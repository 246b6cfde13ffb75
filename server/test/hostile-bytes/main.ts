// bun --preload ./preload.ts main.ts <runs or 0> <milliseconds> <seed> <parser…>
// Prints one line of JSON for each parser; ends with 1 and the input where one fails.
import { serverMessages } from '@perch/messages/server-messages';
import * as fc from 'fast-check';

import type { Parser } from './parser.ts';
import { parsers } from './parsers.ts';
import { faultyParsers } from './samples/faulty.ts';
import { countSteps } from './steps.ts';

const [runs = '0', ms = '0', seed = '1', ...names] = process.argv.slice(2);
const endsAt = performance.now() + Number(ms);
const runsAtOnce = 100;

// The first refusal in a process reads all messages, however short its input is.
serverMessages('en');

async function attack(name: string, { inputs, steps, read }: Parser, ends: number): Promise<void> {
  let [count, bytesRead, most] = [0, 0, 0];
  const property = fc.asyncProperty(inputs, async ([bytes, word]) => {
    const limit = steps.each + steps.perByte * bytes.length;
    const taken = await countSteps(limit, () => read(bytes, word));
    count += 1;
    bytesRead += bytes.length;
    most = Math.max(most, taken / limit);
  });
  for (let round = 0; round === 0 || performance.now() < ends; round += 1) {
    await fc.assert(property, {
      seed: Number(seed) + round,
      numRuns: Number(ms) > 0 ? runsAtOnce : Number(runs),
      // A parser that spins would be tried for each smaller input.
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: true,
    });
  }
  const mostOfLimit = Math.round(most * 100) / 100;
  console.log(JSON.stringify({ parser: name, inputs: count, bytes: bytesRead, mostOfLimit }));
}

try {
  const known = { ...parsers, ...faultyParsers };
  const wanted = names.length > 0 ? names : Object.keys(parsers);
  for (const [index, name] of wanted.entries()) {
    const parser = known[name];
    if (!parser) throw new Error(`There is no parser ${name}.`);
    const now = performance.now();
    await attack(name, parser, now + (endsAt - now) / (wanted.length - index));
  }
} catch (error) {
  console.error(error);
  process.exit(1);
}
