import type { RemoteTerminal } from './terminal/remote-terminal.ts';

/** What a command gets from its process. */
export interface RemoteContext {
  environment: Readonly<Record<string, string | undefined>>;
  terminal: RemoteTerminal;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}
