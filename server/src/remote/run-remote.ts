import { exitCodes } from './exit-codes.ts';
import { type RemoteCommand, remoteCommands } from './remote-commands.ts';
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
  if (!command) throw new Error(`There is no command ${word}.`);
  // Tokens and other files are readable for this user alone.
  process.umask(0o077);
  const terminal = openTerminal();
  try {
    const end = args.indexOf('--');
    if ((end === -1 ? args : args.slice(0, end)).includes('--help')) {
      for (const line of await helpOf(command)) terminal.print(line);
      return exitCodes.done;
    }
    const { run } = await command.load();
    return await run(args, { environment, terminal, signal: untilInterrupted(exit) });
  } catch (error) {
    return explain(error, command, terminal);
  }
}

async function helpOf({ name, options, description, load }: RemoteCommand): Promise<string[]> {
  const { help = [] } = await load();
  return [`Usage: perch ${name} ${options}`, description, ...help].flatMap((line) =>
    line.split('\n'),
  );
}

function explain(error: unknown, { name }: RemoteCommand, terminal: RemoteTerminal): number {
  if (error instanceof RemoteFailure) {
    terminal.tell(`Perch: ${error.message}`);
    return exitCodes[error.exit];
  }
  const sentence = error instanceof Error ? error.message : String(error);
  const isUsage = error instanceof Error && 'code' in error && isParseCode(error.code);
  terminal.tell(
    `Perch: ${isUsage ? `${sentence.split('. ')[0]}; see perch ${name} --help` : sentence}`,
  );
  return isUsage ? exitCodes.usage : exitCodes.failed;
}

/** What node:util's parseArgs throws. */
const isParseCode = (code: unknown) =>
  typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS');

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
