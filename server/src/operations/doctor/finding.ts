/** One line of `perch doctor`: fine, worth a look, or wrong. */
export interface Finding {
  mark: '✓' | '!' | '✗';
  about: string;
  /** What is so and, where it is not fine, what to change. No secrets. */
  sentence: string;
}

type Make = (about: string, sentence: string) => Finding;

export const ok: Make = (about, sentence) => ({ mark: '✓', about, sentence });
export const warning: Make = (about, sentence) => ({ mark: '!', about, sentence });
export const problem: Make = (about, sentence) => ({ mark: '✗', about, sentence });

/** The first line of what went wrong, for a sentence of one's own around it. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').trim() || 'no reason given';
}
