import { findQuestion, helpOf, UsageError } from '../lib/command-line.ts';
import { versionLine } from '../lib/version.ts';
import { exitCodes } from './exit-codes.ts';
import { remoteCommands } from './remote-commands.ts';
import type { RemoteContext } from './remote-context.ts';
import { RemoteFailure } from './remote-failure.ts';
import { openTerminal, type RemoteTerminal } from './terminal/remote-terminal.ts';

/** What a command needs of the process that runs it. */
interface RemoteProcess {
  environment: RemoteContext['environment'];
  /** Ends the process. */
  exit(code: number): void;
}

/** Runs the command that the first argument names. Gives the exit code; every failure has been printed. */
export async function runRemote(
  [word, ...args]: readonly string[],
  { environment, exit }: RemoteProcess,
): Promise<number> {
  const command = remoteCommands.find(({ name }) => name === word);
  if (!command) throw new Error(`Unknown command: ${word}.`);
  // Tokens and other files are readable for this user alone.
  process.umask(0o077);
  const terminal = openTerminal();
  try {
    const question = findQuestion(args);
    if (question === 'version') {
      terminal.print(versionLine);
      return exitCodes.done;
    }
    const { run, help } = await command.load();
    if (question === 'help') {
      for (const line of helpOf(command, help)) terminal.print(line);
      return exitCodes.done;
    }
    return await run(args, { environment, terminal, signal: untilInterrupted(exit) });
  } catch (error) {
    return explain(error, terminal);
  }
}

function explain(error: unknown, terminal: RemoteTerminal): number {
  terminal.tell(`Perch: ${error instanceof Error ? error.message : String(error)}`);
  if (error instanceof RemoteFailure) return exitCodes[error.exit];
  return error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}

/** Aborted by the first signal to end; the second ends the process at once. */
function untilInterrupted(exit: RemoteProcess['exit']): AbortSignal {
  const interrupted = new AbortController();
  const onSignal = () => {
    if (interrupted.signal.aborted) exit(exitCodes.interrupted);
    interrupted.abort(new RemoteFailure('interrupted', 'Interrupted.'));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return interrupted.signal;
}
