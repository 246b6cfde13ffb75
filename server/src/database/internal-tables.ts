// What Perch keeps for itself: who serves, whose turn it is, how far something has come.

/** How far `perch migrate` has come; a row is gone when it has ended. See `operations/migrate/migration-progress.ts`. */
export interface MoveRow {
  role: 'source' | 'database' | 'files';
  move_id: string;
  /** Where files are going; empty for databases. */
  place: string;
  /** Which table is being copied, and behind which of its rows it goes on. */
  step: string;
  cursor: string;
}

/** Rows that exist to be locked: updating one makes other transactions wait, on either database. */
export interface LockRow {
  name: 'administrators' | 'domains' | 'instances';
  taken_at: number;
}

export interface JobRow {
  name: string;
  started_at: number;
  /** Null: never yet. */
  finished_at: number | null;
  /** Of the last finished run; empty when it went well. */
  error: string;
  /** Until then a process runs it, or it has run so recently that it is not due. */
  free_at: number;
  /** The cluster member that runs it; empty: no run is under way. */
  owner_id: string;
}

/** A process that serves this database. */
export interface InstanceRow {
  id: string;
  /** Whose place it has: of two processes with the same, the later one has replaced the other. */
  home: string;
  /** Where its files are; the same for all that serve at the same time. */
  storage: string;
  /** A fingerprint of its secret key. */
  secret: string;
  started_at: number;
  /** By the clock of the database where there is one for all. */
  seen_at: number;
}

/** What an upload under way has set aside of its owner's quota. */
export interface QuotaReservationRow {
  id: string;
  /** The process that receives it. */
  instance_id: string;
  user_id: string;
  bytes: number;
}

/** How often something was tried within the window that ends then. */
export interface AttemptsRow {
  /** Derived from what is tried by whom. */
  key: string;
  count: number;
  ends_at: number;
}

/** Where an account was signed in to from; see `auth/limits/known-networks.ts`. */
export interface KnownNetworkRow {
  user_id: string;
  /** Derived from the network. */
  network: string;
  seen_at: number;
}

/** When an administrator was last told of registrations; see `auth/registration/registration-mail.ts`. */
export interface RegistrationMailRow {
  administrator_id: string;
  /** 0: never yet. */
  sent_at: number;
  /** The mail in the outbox that will tell the rest; empty: there is none. */
  waiting_id: string;
}

/** A registration that an administrator has not been told of. */
export interface RegistrationNewsRow {
  administrator_id: string;
  user_id: string;
  /** The mail that is telling it; empty: none has been written. */
  mail_id: string;
}

/** What an installation has to remember of itself. */
export interface FactRow {
  name: 'secret';
  value: string;
}

export interface InternalTables {
  moves: MoveRow;
  jobs: JobRow;
  locks: LockRow;
  instances: InstanceRow;
  quota_reservations: QuotaReservationRow;
  attempts: AttemptsRow;
  known_networks: KnownNetworkRow;
  registration_mails: RegistrationMailRow;
  registration_news: RegistrationNewsRow;
  facts: FactRow;
}
