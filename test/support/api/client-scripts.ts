import { expect } from 'bun:test';
import { chmod, mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// What the scripts may use, and nothing of what this machine may have for its clipboard.
const tools = 'sh dash busybox cat curl date dirname head mktemp rm sed sleep uname'.split(' ');

/** A clipboard's program, which keeps what it is given where the script ran. */
export const clipboardProgram = '#!/bin/sh\ncat >"$(dirname "$0")/clipboard"\n';

export interface ScriptRun {
  query?: string;
  /** Programs that this machine lacks. */
  without?: string[];
  /** Programs in front of the system's own, by name. */
  programs?: Record<string, string>;
  /** Files in the folder where the script runs, by name. */
  files?: Record<string, string>;
  env?: Record<string, string>;
  /** Its standard input. */
  input?: string;
  shell?: string[];
  /** Makes another script of it, such as one for another address. */
  change?: (script: string) => string;
}

/** Runs scripts that `get` asks for in the name of a person, each in a folder of its own. */
export function scriptsOf(get: (path: string) => Promise<Response>, folder: string) {
  return async (client: string, args: string[], options: ScriptRun = {}) => {
    const { query = '', shell = ['sh'], change = (text: string) => text } = options;
    const place = await mkdtemp(join(folder, 'run-'));
    const script = join(place, `${client}.sh`);
    await writeFile(script, change(await (await get(`/api/clients/${client}${query}`)).text()));
    await fill(place, options);
    const scratch = join(place, 'a folder for scratch');
    await mkdir(scratch);
    const child = Bun.spawn([...shell, script, ...args], {
      cwd: place,
      env: {
        PATH: `${place}:${join(place, 'bin')}`,
        WAYLAND_DISPLAY: 'wayland-0',
        TMPDIR: scratch,
        ...options.env,
      },
      stdin: new TextEncoder().encode(options.input ?? ''),
      stdout: 'pipe',
      stderr: 'pipe',
    });
    const [stdout, stderr, exitCode] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    expect(await readdir(scratch)).toEqual([]);
    const kept = Bun.file(join(place, 'clipboard'));
    return { stdout, stderr, exitCode, clipboard: (await kept.exists()) ? await kept.text() : '' };
  };
}

async function fill(place: string, { programs = {}, files = {}, without = [] }: ScriptRun) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text);
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(place, name), text);
    await chmod(join(place, name), 0o700);
  }
  const bin = join(place, 'bin');
  await mkdir(bin);
  for (const name of tools.filter((tool) => !without.includes(tool))) {
    const path = Bun.which(name);
    if (path) await symlink(path, join(bin, name));
  }
}
