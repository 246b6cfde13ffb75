// Tables whose rows are deleted with their account.

export interface SessionRow {
  id: string;
  user_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is not stored. */
  token_hash: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** Network address and User-Agent of the login. */
  address: string;
  user_agent: string;
  /** End of the confirmation with the password; null if the session was never confirmed. */
  confirmed_until: number | null;
}

export interface PasswordResetRow {
  token_hash: string;
  user_id: string;
  expires_at: number;
}

/** A new email that is waiting for confirmation; at most one per account. */
export interface EmailChangeRow {
  /** Also the id of the mail with the link. */
  id: string;
  user_id: string;
  email: string;
  /** Null until the mail is written. */
  token_hash: string | null;
  expires_at: number;
}
