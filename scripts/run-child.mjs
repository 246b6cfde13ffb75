import { spawn } from 'node:child_process';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the same process group. Each signal that arrives here is handed on once; a
 * terminal sends it to the child as well, which takes a repetition within 2 s as the same signal.
 */
function run(command, args, options) {
  const child = spawn(command, args, options);
  let received;
  const handOn = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, handOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal, received }));
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, handOn);
  });
}

/** Runs a program with this process's input and output, and ends as it ends. */
export async function becomeChild(command, args, options = {}) {
  const { code, signal } = await run(command, args, { stdio: 'inherit', ...options });
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}

/** Runs a program to its end; throws `failure` unless it exits with 0. */
export async function finish(command, args, { failure, ...options }) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const { code, received } = await run(command, args, { stdio, ...options });
  if (received) process.kill(process.pid, received);
  if (code !== 0) throw new Error(failure);
}
