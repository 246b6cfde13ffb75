import { dirname, extname, join } from 'node:path';

/**
 * The path of a program file beside a module, given by its `import.meta.path`: in the source, and in the bundle,
 * where such files stand beside the server's own.
 */
export const fileBeside = (modulePath: string, name: string): string =>
  join(dirname(modulePath), `${name}${extname(modulePath)}`);
