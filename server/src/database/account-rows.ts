// What belongs to an account and ends with it: where it is signed in, what was mailed to it.

export interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is kept nowhere. */
  token_hash: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** Where it was begun from, and with what. */
  address: string;
  user_agent: string;
  /** Until then its owner has confirmed it with the password; null: not since it began. */
  confirmed_until: number | null;
}

export interface PasswordResetRow {
  token_hash: string;
  user_id: string;
  expires_at: number;
}

/** A new email that has not been confirmed yet; one for each account. */
export interface EmailChangeRow {
  /** Of the mail with the link as well. */
  id: string;
  user_id: string;
  email: string;
  /** Null: the mail has not been written yet. */
  token_hash: string | null;
  expires_at: number;
}
