import type * as fc from 'fast-check';

/** A parser of what strangers send, its hostile inputs, and how many steps it may take. */
export interface Parser {
  /** The bytes, and one of a few words that go with them. */
  inputs: fc.Arbitrary<[Buffer, string]>;
  /** So many for each input, and so many for each of its bytes. */
  steps: { each: number; perByte: number };
  /** Parses; throws for a fault of the parser, not for a refusal. */
  read(bytes: Buffer, word: string): Promise<void> | void;
}
