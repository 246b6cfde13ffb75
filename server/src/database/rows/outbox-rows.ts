/** The payload of each kind of entry; `jobs/jobs.ts` has the job that delivers it. */
export interface OutboxPayloads {
  mail: MailPayload;
}

export type OutboxKind = keyof OutboxPayloads;

/**
 * Mails other than `ready` are composed when they are sent, so that their secret links are never stored, and that
 * requesting a reset takes equally long with and without such an account.
 */
export type MailPayload =
  | { content: 'ready'; recipient: string; subject: string; text: string; html: string }
  | { content: 'password-reset' | 'email-change' | 'registrations'; recipient: string };

/** Work that follows from a commit, delivered at least once by a job of its kind. */
export interface OutboxEntryRow {
  id: string;
  kind: OutboxKind;
  /** JSON of `OutboxPayloads`. */
  payload: string;
  created_at: number;
  attempts: number;
  /** Null if undeliverable; the row is kept for 30 days with its last error. */
  due_at: number | null;
  last_error: string;
}
