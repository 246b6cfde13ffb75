import { z } from 'zod';

export interface Setting<T> {
  /** Accepted values in words, for the documentation and for ConfigError. */
  accepts: string;
  describes: string;
  /** The default, in words where it is not a plain value. */
  defaultText: string;
  schema: z.ZodType<T, string | undefined>;
}

/** Reads a variable of the environment by its setting. */
export type ReadSetting = <T>(name: string, setting: Setting<T>) => T;

/** Why a value was refused, where its schema says more than that it was. */
export function reasonIn({ issues }: z.ZodError): string | undefined {
  const [issue] = issues;
  return issue?.code === 'custom' && issue.message !== unexplained ? issue.message : undefined;
}

// What zod says where a check gives no reason.
const unexplained = 'Invalid input';

/**
 * A setting whose documented default is a word for no value, such as `none`, takes that word as well: it stands in examples,
 * and says in a list of variables what an empty one would.
 */
export function setting<T>(
  describes: string,
  accepts: string,
  defaultText: string,
  schema: z.ZodType<T, string | undefined>,
): Setting<T> {
  const [word = ''] = defaultText.split(';');
  if (!wordsForNothing.has(word)) return { describes, accepts, defaultText, schema };
  const withWord = z
    .string()
    .optional()
    .transform((text) => (text === word ? undefined : text))
    .pipe(schema);
  return { describes, accepts, defaultText, schema: withWord };
}

const wordsForNothing = new Set(['none', 'all', 'anonymous']);
