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

/** A token with a name, which its owner has made for a program. */
export interface TokenRow {
  id: string;
  user_id: string;
  name: string;
  /** SHA-256 of the whole token, hexadecimal; the token itself is not stored. */
  secret_hash: string;
  /** With spaces between them. */
  scopes: string;
  /** Addresses and ranges from which it works, with spaces between them; empty: from everywhere. */
  cidrs: string;
  profile_id: string | null;
  /** 0 or 1: whether its uploads can have no other profile. */
  profile_locked: number;
  /** null: no limit. */
  bytes_per_day: number | null;
  /** The day, in days since 1970 (UTC), that `bytes_used` is of. */
  bytes_day: number;
  bytes_used: number;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  /** A network, not the whole address; empty before the first use. */
  last_used_address: string;
  /** The import of its owner, whose old clients send it; null: it was created here. */
  import_id: string | null;
}

/** Options of uploads under a name. */
export interface ProfileRow {
  id: string;
  user_id: string;
  name: string;
  /** The name normalized for comparison; unique for each owner. */
  name_key: string;
  /** JSON, by the names of the options. */
  options: string;
  /** Argon2id in PHC form, of the links that it makes; null: the request alone decides. */
  password_hash: string | null;
  created_at: number;
}
