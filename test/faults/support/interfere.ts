import { requireProgram } from '../../../scripts/system-programs.mjs';
import type { TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

/**
 * Lets something happen at these calls of the operating system, in every thread of the server, until
 * it is disposed of: `error=EIO`, or `signal=KILL:when=3` (strace, -e inject).
 */
export async function interfere(
  server: TestServer,
  calls: string,
  what: string,
): Promise<AsyncDisposable> {
  requireProgram('strace');
  const { pid } = server.process.child;
  const args = ['-f', '-p', `${pid}`, '-o', '/dev/null', '-e', `trace=${calls}`];
  const child = Bun.spawn(['strace', ...args, '-e', `inject=${calls}:${what}`], {
    stderr: 'pipe',
  });
  let said = '';
  const reading = (async () => {
    for await (const chunk of child.stderr) said += Buffer.from(chunk).toString();
  })();
  await waitFor('strace to be attached', () => {
    // What it waits for may have happened since.
    if (said.includes('attached')) return true;
    if (child.exitCode !== null) throw new Error(said);
    return false;
  });
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await child.exited;
      await reading;
    },
  };
}
