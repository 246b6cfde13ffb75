import type { Config } from '../../config/config.ts';
import type { Log } from '../../lib/log.ts';

export interface Terminal {
  /** Standard input to its end. */
  readInput(): string;
  print(line: string): void;
}

export interface CommandContext {
  /** Reads the environment; throws ConfigError. */
  readConfig(): Config;
  openLog(config: Config): Log;
  terminal: Terminal;
}

/** One command of `perch`. */
export interface Command {
  /** The words that choose it. */
  name: string;
  /** As they stand in the help; empty for none. */
  options: string;
  does: string;
  /** `args` are those after the name. Gives the exit code; throws a sentence. */
  run(args: string[], context: CommandContext): Promise<number>;
}
