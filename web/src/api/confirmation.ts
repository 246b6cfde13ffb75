import { useSyncExternalStore } from 'react';

/** The person did not confirm a call; nothing was changed, and nothing has to be said about it. */
export class ConfirmationDeclined extends Error {
  override readonly name = 'CallDeclined';
}

interface Question {
  answer: Promise<boolean>;
  resolve: (isConfirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let question: Question | undefined;

/**
 * Asks the person at this page for the password; false where they would rather not, or where no
 * dialog is there to ask. Calls at the same time share one question.
 */
export function requestConfirmation(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!question) {
    const { promise: answer, resolve } = Promise.withResolvers<boolean>();
    change({ answer, resolve });
    return answer;
  }
  return question.answer;
}

/** Ends the question; where none is open it does nothing. */
export function resolveConfirmation(isConfirmed: boolean): void {
  const answered = question;
  change(undefined);
  answered?.resolve(isConfirmed);
}

function change(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page with the dialog has gone, and with it the question.
    if (listeners.size === 0) resolveConfirmation(false);
  };
}

/** Whether a call waits to be confirmed; for the dialog that asks. */
export const useIsConfirmationPending = () =>
  useSyncExternalStore(listen, () => question !== undefined);
