import { readFileSync } from 'node:fs';

import { AppError } from '../lib/errors.ts';
import { outOfMemoryExitCode } from './thumbnail-exit-code.ts';

/** There is too little memory for a picture, which may be all right. */
export class OutOfMemoryError extends AppError {
  /** `reason` is the decoder's or the system's, for the log. */
  constructor(readonly reason: string) {
    super('busy', (m) => m.errors.tooManyThumbnails, {
      cause: new Error(reason),
      retryAfterSeconds: 5,
    });
  }
}

/**
 * The memory that a container's limit leaves besides this process. The page cache is not counted, as the kernel reclaims it.
 * If a limit is exceeded, Kubernetes ends the whole container, including the server; elsewhere the kernel ends the process
 * that decodes, which is the first in its order.
 */
export function availableBytes(): number {
  // 0: unknown.
  const limit = process.platform === 'linux' ? process.constrainedMemory() : 0;
  return limit > 0 ? limit - ownBytes() : Number.MAX_SAFE_INTEGER;
}

/** This process without what it has mapped of files, its own program the most of it (proc_pid_statm(5)). */
function ownBytes(): number {
  const [, resident = 1, shared = 0] = readFileSync('/proc/self/statm', 'latin1')
    .split(' ')
    .map(Number);
  return process.memoryUsage.rss() * (1 - shared / resident);
}

/** How a process that was to do something ended. */
export interface Ending {
  exitCode: number;
  signal: string | number | null;
  /** Whether its time-out or a limit of its output has ended it. */
  isOurs: boolean;
  complaint: string;
}

// Of Rust's and of C's allocators, and of JavaScript's.
const complaints = /memory allocation of \d+ bytes failed|cannot allocate memory|out of ?memory/i;

/** Whether memory is what was missing: the kernel ends such a process by SIGKILL, its allocator by an abort. */
export const isOutOfMemory = ({ exitCode, signal, isOurs, complaint }: Ending): boolean =>
  exitCode === outOfMemoryExitCode ||
  complaints.test(complaint) ||
  (signal === 'SIGKILL' && !isOurs);

const noReason = 'The system ended the decoding process.';

/** The first line of what the process has complained of: the runtime writes a page when it crashes. */
export const reasonOf = (complaint: string): string => complaint.trim().split('\n')[0] || noReason;
