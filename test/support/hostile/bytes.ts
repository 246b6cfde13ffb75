import * as fc from 'fast-check';

// As long as a header of a part may be.
const bytesMax = 16 * 1024;

const concat = (pieces: Uint8Array[]) => Buffer.concat(pieces).subarray(0, bytesMax);

/** The same bytes over and over: a parser that starts again at each of them becomes slow. */
function repeated(words: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Buffer> {
  return fc
    .tuple(
      fc.array(words, { maxLength: 3 }),
      fc.array(words, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 4000 }),
      fc.array(words, { maxLength: 3 }),
    )
    .map(([before, unit, count, after]) => {
      const one = concat(unit);
      const many = Math.min(count, Math.ceil(bytesMax / Math.max(1, one.length)));
      return concat([...before, Buffer.concat(Array.from({ length: many }, () => one)), ...after]);
    });
}

/** Valid input with some bytes replaced, removed or inserted. */
function mutated(valid: Buffer[], words: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Buffer> {
  const edit = fc.tuple(fc.nat(bytesMax), fc.nat(8), words);
  return fc
    .tuple(fc.constantFrom(...valid), fc.array(edit, { minLength: 1, maxLength: 6 }))
    .map(([bytes, edits]) => {
      let text = bytes;
      for (const [place, removed, put] of edits) {
        const at = place % (text.length + 1);
        text = concat([text.subarray(0, at), put, text.subarray(at + removed)]);
      }
      return text;
    });
}

/**
 * Bytes that attack a parser: any, the words of its language in any order, the same again and again, and
 * nearly valid input. Up to 16 KB.
 */
export function hostileBytes(language: string[], valid: string[]): fc.Arbitrary<Buffer> {
  const odd = [
    '\0',
    '\r',
    '\n',
    '\r\n',
    '\\',
    '"',
    '%',
    "'",
    ' ',
    '\t',
    ';',
    '=',
    ',',
    '\xFF',
    'é',
  ];
  const words = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...[...language, ...odd].map((word) => Buffer.from(word))),
    },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 4 }) },
  );
  return fc.oneof(
    fc.uint8Array({ maxLength: 600 }).map((bytes) => Buffer.from(bytes)),
    fc.array(words, { maxLength: 40 }).map(concat),
    repeated(words),
    mutated(
      valid.map((text) => Buffer.from(text, 'latin1')),
      words,
    ),
  );
}
