import { root } from '../../scripts/project.mjs';

export interface Outcome {
  exitCode: number;
  output: string;
}

interface CommandOptions {
  env?: Record<string, string>;
}

const running = new Set<Bun.Subprocess>();

/** Runs a program in the project's folder to its end and keeps what it says. */
export async function run(command: string[], { env = {} }: CommandOptions = {}): Promise<Outcome> {
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  running.add(child);
  try {
    const output = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    return { exitCode: await child.exited, output: output.join('') };
  } finally {
    running.delete(child);
  }
}

/** Ends every program that `run` has started. */
export function endAll() {
  for (const child of running) child.kill('SIGTERM');
}
