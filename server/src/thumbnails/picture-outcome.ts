import { TooLargeError } from './make-picture.ts';
import { outOfMemoryExitCode, undecodableExitCode } from './thumbnail-exit-code.ts';

/** Writes what `make` makes to standard output, or says by the exit code why it is none. */
export async function finishPicture(make: () => Promise<Uint8Array>): Promise<void> {
  try {
    await Bun.write(Bun.stdout, await make());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof TooLargeError ? outOfMemoryExitCode : undecodableExitCode;
  }
}
