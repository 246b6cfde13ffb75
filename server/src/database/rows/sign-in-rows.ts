// Tables of the ways to sign in; their rows are deleted with their account.

/** An authenticator app, at most one per account. */
export interface TotpRow {
  user_id: string;
  /** Encrypted with a key that is derived from the installation's. */
  secret: string;
  created_at: number;
  /** Null until its first code was entered; it counts as a factor from then on. */
  confirmed_at: number | null;
  /** The time step of the last code that was accepted; codes of this and earlier steps are refused. */
  last_step: number;
}

export interface RecoveryCodeRow {
  user_id: string;
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
  used_at: number | null;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  /** As the authenticator names it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Of the authenticator; 0 where it does not count. */
  sign_count: number;
  /** With commas between them. */
  transports: string;
  name: string;
  /** 0 or 1: whether it is kept in several places. */
  is_backed_up: number;
  created_at: number;
  last_used_at: number | null;
}

/** An account's name at another provider. */
export interface IdentityRow {
  id: string;
  user_id: string;
  /** The provider's identifier: an address for OIDC, `ldap:…` and `proxy` otherwise. */
  issuer: string;
  subject: string;
  /** What the owner recognizes it by, such as an email. */
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** What a sign-in, a registration of a passkey or a link keeps between two of its requests. */
export interface SignInStepRow {
  /** SHA-256 of the token that the client holds, hexadecimal. */
  token_hash: string;
  kind: SignInStepKind;
  user_id: string | null;
  /** JSON; its shape depends on `kind`. */
  data: string;
  expires_at: number;
}

export type SignInStepKind =
  | 'second-factor'
  | 'totp-set-up'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'passkey-confirmation'
  | 'oidc-flow'
  | 'oidc-code'
  | 'sign-in-link';
