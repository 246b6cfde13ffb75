import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { DebianTree } from './debian-tree.ts';

/** The lines of a unit or of a file of settings with this name in front, without it. */
const valuesOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1));

/** Starts what a unit starts: its command as its user, with its variables and those of its file of settings. */
export async function startUnit(tree: DebianTree, name: string) {
  const unit = await readFile(join(tree.path, 'usr/lib/systemd/system', name), 'utf8');
  const [command = ''] = valuesOf(unit, 'ExecStart');
  const [user = ''] = valuesOf(unit, 'User');
  const [file = ''] = valuesOf(unit, 'EnvironmentFile');
  const settings = await readFile(join(tree.path, file.replace(/^-/, '')), 'utf8');
  const lines = [...valuesOf(unit, 'Environment'), ...settings.split('\n')];
  const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split('=', 2));
  return tree.start(command.split(' '), { user, env: Object.fromEntries(pairs) });
}
