import type { Config } from '../../config/config.ts';
import type { CommandText } from '../../lib/command-line.ts';
import type { Log } from '../../lib/log.ts';

export interface Terminal {
  /** Standard input to its end. */
  readInput(): string;
  print(line: string): void;
}

export interface CommandContext {
  /** Reads the environment; throws ConfigError. */
  readConfig(): Config;
  /** The variables of the environment, for what a single command reads. */
  environment: Readonly<Record<string, string | undefined>>;
  openLog(config: Config): Log;
  terminal: Terminal;
}

/** One command of `perch`. */
export interface Command extends CommandText {
  /**
   * Loads it. `run` gets the arguments after its name and gives the exit code; it throws UsageError, and other errors
   * whose message is one sentence.
   */
  load(): Promise<{ run(args: string[], context: CommandContext): Promise<number> }>;
}
