// Tables for Perch's own coordination: processes, locks, jobs, rate limits, progress of migrations. A row
// type is named after its table.

/** Progress of `perch migrate`, deleted when it ends. See `installation/migration-mark.ts`. */
export interface MoveRow {
  role: 'source' | 'database' | 'files';
  move_id: string;
  /** The target storage; empty for databases. */
  place: string;
  /** The table being copied, and the key of its last copied row. */
  step: string;
  cursor: string;
}

/** Advisory locks: updating a row blocks other transactions that update it, on either database. */
export interface LockRow {
  name: 'administrators' | 'domains' | 'instances' | 'settings' | 'slugs';
  taken_at: number;
}

export interface JobRow {
  name: string;
  started_at: number;
  /** Null if it never finished. */
  finished_at: number | null;
  /** Error of the last finished run; empty if it succeeded. */
  error: string;
  /** No process may start the job before this time: it is running, or has just run. */
  free_at: number;
  /** The cluster member that runs it; empty: no run is under way. */
  owner_id: string;
}

/** A process that serves this database. */
export interface InstanceRow {
  id: string;
  /** Identifies the data folder and worker number: a later process with the same value replaces this one. */
  home: string;
  /** The storage it uses; all processes that serve at the same time must agree on it. */
  storage: string;
  /** A fingerprint of its secret key. */
  secret: string;
  started_at: number;
  /** On PostgreSQL by the database's clock, which all servers share. */
  seen_at: number;
}

/** Quota that an upload in progress has reserved. */
export interface QuotaReservationRow {
  id: string;
  /** The process that receives the upload. */
  instance_id: string;
  user_id: string;
  bytes: number;
}

/** A rate limit's counter for the window that ends at `ends_at`. */
export interface AttemptsRow {
  /** An HMAC of the action and its client, so that the table shows no addresses or emails. */
  key: string;
  count: number;
  ends_at: number;
}

/** A network from which an account has signed in; see `sign-in/limits/known-networks.ts`. */
export interface KnownNetworkRow {
  user_id: string;
  /** An HMAC of the network. */
  network: string;
  seen_at: number;
}

/** The last registration mail to an administrator; see `sign-in/registration/registration-mail.ts`. */
export interface RegistrationMailRow {
  administrator_id: string;
  /** 0 if none was sent. */
  sent_at: number;
  /** Id of the mail waiting in the outbox; empty if there is none. */
  waiting_id: string;
}

/** A registration that has not been mailed to an administrator. */
export interface RegistrationNewsRow {
  administrator_id: string;
  user_id: string;
  /** Id of the mail that includes it; empty until one is written. */
  mail_id: string;
}

/** Facts about the installation as a whole. */
export interface FactRow {
  /** All but the first: see `installation/overloads.ts` and `proxy-faults.ts` beside it. */
  name: 'secret' | `overloads ${string}` | 'proxy fault' | 'untrusted proxy';
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
