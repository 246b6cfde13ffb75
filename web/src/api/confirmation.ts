import { useSyncExternalStore } from 'react';

import { ApiError } from './api-error.ts';

/** The user declined to confirm a call. Nothing was changed, and no error is shown. */
export class ConfirmationDeclined extends Error {
  override readonly name = 'ConfirmationDeclined';
}

/** Whether the end of the session or the confirmation dialog already reports the failure. */
export function isHandledElsewhere(failure: unknown): boolean {
  return (
    failure instanceof ConfirmationDeclined ||
    (failure instanceof ApiError && failure.status === 401)
  );
}

interface Question {
  answer: Promise<boolean>;
  resolve: (isConfirmed: boolean) => void;
}

const listeners = new Set<() => void>();
let question: Question | undefined;

/**
 * Asks the user for the password; resolves to false when they decline, or when no dialog is mounted.
 * Concurrent calls share one dialog.
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

/** Closes the dialog; without an open one it does nothing. */
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
    // The page with the dialog was left: that declines.
    if (listeners.size === 0) resolveConfirmation(false);
  };
}

/** Whether a call waits for confirmation; for the dialog. */
export const useIsConfirmationPending = () =>
  useSyncExternalStore(listen, () => question !== undefined);
