/** What an operator lets a provider decide. */
export interface ProviderPolicy {
  /** Compared exactly; empty: every account of the provider may sign in. */
  allowedGroups: readonly string[];
  /** Their members are administrators, and others are not; empty: roles are not the provider's. */
  adminGroups: readonly string[];
  /** Whether an account with the same email is entered where the provider has verified it. */
  linksVerifiedEmail: boolean;
}

/** An account at a provider that has just proven to be the client's. */
export interface ProviderAccount {
  issuer: string;
  subject: string;
  /** What the owner recognizes it by. */
  name: string;
  /** Empty where the provider names none. */
  email: string;
  isEmailVerified: boolean;
  /** The name that a new account would like to have; empty where the provider names none. */
  username: string;
  groups: readonly string[];
  policy: ProviderPolicy;
}
