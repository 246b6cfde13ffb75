/** What a parser did more of than its input allows. */
export class TooManySteps extends Error {
  constructor(limit: number) {
    super(`More than ${limit} steps.`);
  }
}

let steps = 0;
let limit = Number.POSITIVE_INFINITY;
let isCounting = false;

function charge(count: number): void {
  if (!isCounting) return;
  steps += count;
  if (steps > limit) throw new TooManySteps(limit);
}

/** How much of a text, of bytes or of a list is looked at by a call that goes through all of it. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return ArrayBuffer.isView(value) ? value.byteLength : 0;
}

/** Counts what a function of the runtime costs, as it does its work out of sight of `countStep`. */
function meter(
  owner: object,
  name: string,
  costOf: (self: unknown, args: unknown[], result: unknown) => number,
): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
  Reflect.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...args: unknown[]) {
      const result: unknown = Reflect.apply(original, this, args);
      // Counted on the way out: what it costs shows in what it found.
      if (isCounting) charge(1 + costOf(this, args, result));
      return result;
    },
  });
}

const all = (self: unknown) => lengthOf(self);

/** From where the search began to what was found, or to the end. */
function searched(self: unknown, [needle, from]: unknown[], found: unknown): number {
  const start = typeof from === 'number' ? from : 0;
  const end = typeof found === 'number' && found >= 0 ? found + lengthOf(needle) : lengthOf(self);
  return Math.max(0, end - start);
}

/** What was matched; where nothing was, all, unless it could only have been in one place. */
function matched(self: unknown, [text]: unknown[], found: unknown): number {
  if (Array.isArray(found)) return lengthOf(found[0]);
  return self instanceof RegExp && self.sticky ? 0 : lengthOf(text);
}

/** From where the text began to its end. */
function decoded(self: unknown, [, from, to]: unknown[]): number {
  const end = Math.min(typeof to === 'number' ? to : Infinity, lengthOf(self));
  return Math.max(0, end - (typeof from === 'number' ? from : 0));
}

/** Begins to count what the runtime does; nothing is undone. */
export function meterRuntime(): void {
  Reflect.set(globalThis, 'countStep', () => charge(1));
  const texts = ['split', 'trim', 'trimEnd', 'trimStart', 'toLowerCase', 'normalize', 'replaceAll'];
  for (const name of [...texts, 'replace', 'lastIndexOf']) meter(String.prototype, name, all);
  for (const name of ['indexOf', 'includes']) meter(String.prototype, name, searched);
  for (const name of ['slice', 'substring']) {
    meter(String.prototype, name, (_, __, result) => lengthOf(result));
  }
  meter(RegExp.prototype, 'exec', matched);
  for (const name of ['equals', 'copy']) meter(Buffer.prototype, name, all);
  meter(Buffer.prototype, 'toString', decoded);
  meter(Buffer.prototype, 'indexOf', searched);
  meter(Buffer.prototype, 'lastIndexOf', all);
  meter(Buffer.prototype, 'subarray', () => 0);
  for (const name of ['concat', 'from', 'allocUnsafe']) {
    meter(Buffer, name, (_, __, result) => lengthOf(result));
  }
  for (const name of ['map', 'find', 'filter', 'shift', 'join', 'includes', 'some', 'every']) {
    meter(Array.prototype, name, all);
  }
}

/** Runs `work` and returns how many steps it took; throws TooManySteps, also where `work` hid it. */
export async function countSteps(limitOfWork: number, work: () => unknown): Promise<number> {
  steps = 0;
  limit = limitOfWork;
  isCounting = true;
  try {
    await work();
  } finally {
    isCounting = false;
  }
  if (steps > limitOfWork) throw new TooManySteps(limitOfWork);
  return steps;
}
