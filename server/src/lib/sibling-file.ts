import { basename, dirname, extname, join } from 'node:path';

/** The argument that makes the executable run one of the programs that it contains. */
export const embeddedWord = 'internal-program';

/**
 * The path of a program file next to a module, given by its `import.meta.path`: in the source, in the bundle, where such
 * files are next to the server's own, and inside the executable file.
 */
export const siblingFile = (modulePath: string, name: string): string =>
  join(dirname(modulePath), `${name}${Bun.isStandaloneExecutable ? '.js' : extname(modulePath)}`);

/**
 * The command that runs such a program file as a process: by the runtime, or by the executable file, which has
 * the runtime inside but obeys none of its options.
 */
export const commandOf = (path: string): string[] =>
  Bun.isStandaloneExecutable
    ? [process.execPath, embeddedWord, basename(path, extname(path))]
    : [process.execPath, '--no-env-file', path];

/** The command that runs Perch once more, to be followed by its arguments. */
export const ownCommand: readonly string[] = Bun.isStandaloneExecutable
  ? [process.execPath]
  : [process.execPath, Bun.main];
