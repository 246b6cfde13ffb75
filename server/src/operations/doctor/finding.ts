/** One line of `perch doctor` or `perch check`: ok, a warning, or a problem. */
export interface Finding {
  mark: '✓' | '!' | '✗';
  about: string;
  /** The state and, unless it is ok, what to change. Contains no secrets. */
  sentence: string;
}

type Make = (about: string, sentence: string) => Finding;

export const ok: Make = (about, sentence) => ({ mark: '✓', about, sentence });
export const warning: Make = (about, sentence) => ({ mark: '!', about, sentence });
export const problem: Make = (about, sentence) => ({ mark: '✗', about, sentence });

/** The first line of an error's message, to be embedded in a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').trim() || 'no reason given';
}
