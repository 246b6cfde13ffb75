import { secondMs } from '../../lib/clock.ts';
import { ownCommand } from '../../lib/file-beside.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';

/** The word by which the program is started to run an import: `cli.ts` knows it. */
export const runImportWord = 'run-import';

// A file that is being copied is not waited for: the next run copies it again.
const endsWithinMs = 10 * secondMs;

/** The run that waits, or was interrupted, on this machine. */
async function findDue({ db, machineId }: Services): Promise<string | undefined> {
  const due = await db
    .selectFrom('import_runs')
    .select(['id', 'home'])
    .where('slot', '=', 'run')
    .executeTakeFirst();
  // The import folder is another one on another machine.
  return due?.home === machineId ? due.id : undefined;
}

export const hasDueImport = async (services: Services): Promise<boolean> =>
  (await findDue(services)) !== undefined;

/**
 * Runs an import in a process of its own, so that no request waits for it and its memory is given back. When the server
 * stops the import is left as it is, for the next server to go on with.
 */
export async function runDueImport(services: Services, stopping: AbortSignal): Promise<void> {
  const id = await findDue(services);
  if (id === undefined || stopping.aborted) return;
  const runner = newId();
  const { log } = services;
  // Through the channel the process hears that this one was killed.
  const child = Bun.spawn([...ownCommand, runImportWord, id, runner], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ipc: () => {},
  });
  log.info('import.started', { import: id, pid: child.pid });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    child.kill('SIGTERM');
    timer = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
  };
  stopping.addEventListener('abort', end);
  const exitCode = await child.exited;
  clearTimeout(timer);
  stopping.removeEventListener('abort', end);
  log.info('import.ended', { import: id, exitCode, signal: child.signalCode });
  if (!stopping.aborted && exitCode !== 0) await markFailed(services, id, runner);
}

/** What ended otherwise has written its end itself. */
async function markFailed({ db, clock }: Services, id: string, runner: string): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      slot: null,
      state: 'failed',
      finished_at: clock.now(),
      problem: 'Its process ended unexpectedly; the log of the server may say why.',
    })
    .where('id', '=', id)
    .where('slot', '=', 'run')
    // It may have ended before it took the run.
    .where('runner', 'in', [runner, ''])
    .execute();
}
