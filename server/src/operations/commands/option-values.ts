import type { z } from 'zod';

import { parseInput } from '../../http/invalid-input.ts';
import { UsageError } from '../../lib/command-line.ts';
import { AppError } from '../../lib/errors.ts';

/** Values of options by their schema. Throws UsageError with a sentence about the first that is not accepted. */
export function parseValues<T>(schema: z.ZodType<T>, values: unknown): T {
  try {
    return parseInput(schema, values);
  } catch (error) {
    return refuseValue(error);
  }
}

/** For a value that was on the command line: throws UsageError where it is not accepted, and any other error as it is. */
export function refuseValue(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'invalid_request') throw error;
  throw new UsageError(error.message, { cause: error });
}
