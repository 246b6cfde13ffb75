import { codeOf } from './failures.ts';

// Why a database cannot be used, and what to check, in words for the operator.

/** That a database cannot be used; the cause says why. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
}

interface Explanation {
  codes: readonly string[];
  reason: string;
  remedy: string;
}

const explanations: readonly Explanation[] = [
  {
    codes: ['ECONNREFUSED'],
    reason: 'nothing listens there',
    remedy: 'check host and port in DATABASE_URL, and that PostgreSQL is running',
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    reason: 'its host is not found',
    remedy: 'check the host in DATABASE_URL',
  },
  {
    codes: ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'],
    reason: 'it is not responding',
    remedy: 'check host and port in DATABASE_URL, and the firewall in between',
  },
  {
    codes: ['ENOENT'],
    reason: 'its path does not exist',
    remedy: 'check DATABASE_URL, and for a socket that PostgreSQL runs',
  },
  {
    codes: ['28P01', '28000'],
    reason: 'it rejects the user or the password',
    remedy: 'check both in DATABASE_URL, and pg_hba.conf',
  },
  {
    codes: ['3D000'],
    reason: 'it does not exist',
    remedy: 'create it, or check the name in DATABASE_URL',
  },
  {
    codes: ['42501'],
    reason: 'its user lacks a permission',
    remedy: 'make that user the owner of the database',
  },
  {
    codes: ['53300'],
    reason: 'it has no free connections',
    remedy: 'raise max_connections, or lower WORKERS',
  },
  {
    codes: ['57P03', '57P01', '57P02'],
    reason: 'it is starting or stopping',
    remedy: 'try again in a moment',
  },
  {
    codes: ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'],
    reason: 'its certificate is not trusted',
    remedy: 'name its certificate authority in NODE_EXTRA_CA_CERTS',
  },
  {
    codes: ['SQLITE_NOTADB', 'SQLITE_CORRUPT'],
    reason: 'the file is damaged, or not a database',
    remedy: 'restore a backup, or check DATABASE_URL',
  },
  {
    codes: ['SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_PERM', 'EACCES', 'EROFS'],
    reason: 'the file cannot be opened and written',
    remedy: 'check its path, its owner and that of its folder',
  },
  {
    codes: ['SQLITE_BUSY', 'SQLITE_LOCKED'],
    reason: 'another process has locked it',
    remedy: 'stop that process',
  },
  {
    codes: ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', '53100'],
    reason: 'its disk is full',
    remedy: 'free some space on it',
  },
];

const silence = /time-?out|timed out|terminated/i;

/** `nothing listens there (ECONNREFUSED); check …`; another error by its own first line, and what to do otherwise. */
export function explainFailure(error: unknown, otherwise = 'check DATABASE_URL'): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return explainFailure(error.errors[0], otherwise);
  }
  const code = codeOf(error);
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  const known =
    explanations.find(({ codes }) => codes.includes(code)) ??
    (silence.test(message)
      ? explanations.find(({ codes }) => codes.includes('ETIMEDOUT'))
      : undefined);
  if (!known) return `${message || code}; ${otherwise}`;
  return `${known.reason} (${code || message}); ${known.remedy}`;
}
