import type { z } from 'zod';

import { UndecodableError } from './program-failure.ts';

/** What a program has written as JSON. It may have been taken over by the file: throws `UndecodableError` at any other. */
export function parseOutput<S extends z.ZodType>(schema: S, output: Buffer): z.infer<S> {
  try {
    return schema.parse(JSON.parse(output.toString()));
  } catch (error) {
    throw new UndecodableError('Its facts are none.', { cause: error });
  }
}
