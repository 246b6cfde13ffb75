import { secondMs } from '../../lib/clock.ts';
import { newId } from '../../lib/random.ts';
import { ownCommand } from '../../lib/sibling-file.ts';
import type { Services } from '../../services.ts';

/** The command by which `cli.ts` runs an import. */
export const runImportCommand = 'run-import';

// Does not wait for a file that is being copied: the next run copies it again.
const killAfterMs = 10 * secondMs;

/** The run that is waiting or was interrupted on this machine. */
async function findDue({ db, machineId }: Services): Promise<string | undefined> {
  const due = await db
    .selectFrom('import_runs')
    .select(['id', 'home'])
    .where('slot', '=', 'run')
    .executeTakeFirst();
  // Another machine has another import folder.
  return due?.home === machineId ? due.id : undefined;
}

export const hasDueImport = async (services: Services): Promise<boolean> =>
  (await findDue(services)) !== undefined;

/**
 * Runs an import in its own process, so that requests do not wait for it and its memory is released afterwards. If the
 * server stops, the import is interrupted, and the next start resumes it.
 */
export async function runDueImport(services: Services, stopping: AbortSignal): Promise<void> {
  const id = await findDue(services);
  if (id === undefined || stopping.aborted) return;
  const runner = newId();
  const { log } = services;
  // The channel tells the child process if this one is killed.
  const child = Bun.spawn([...ownCommand, runImportCommand, id, runner], {
    stdio: ['ignore', 'inherit', 'inherit'],
    ipc: () => {},
  });
  log.info('import.started', { import: id, pid: child.pid });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    child.kill('SIGTERM');
    timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  };
  stopping.addEventListener('abort', end);
  const exitCode = await child.exited;
  clearTimeout(timer);
  stopping.removeEventListener('abort', end);
  log.info('import.ended', { import: id, exitCode, signal: child.signalCode });
  if (!stopping.aborted && exitCode !== 0) await markFailed(services, id, runner);
}

/** Unless the process has written its own result. */
async function markFailed({ db, clock }: Services, id: string, runner: string): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      slot: null,
      state: 'failed',
      finished_at: clock.now(),
      problem: 'Its process ended unexpectedly; see the log of the server.',
    })
    .where('id', '=', id)
    .where('slot', '=', 'run')
    // It may have ended before it claimed the run.
    .where('runner', 'in', [runner, ''])
    .execute();
}
