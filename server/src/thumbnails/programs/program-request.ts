import type { ProgramFace } from '../faces.ts';

/**
 * Runs a program of the system, isolated, on the file, which is its standard input and can be sought in. Throws
 * `ProgramFailure` where it ends with another exit code than 0.
 */
export type RunProgram = (command: string[]) => Promise<{ output: Buffer; messages: string }>;

/** By which the programs open their input again. */
export const inputPath = '/proc/self/fd/0';

export interface ProgramRequest {
  face: ProgramFace;
  /** The paths of the programs that this machine has. */
  pathOf(program: string): string;
  run: RunProgram;
  /** Where in a video its picture is to be from, in milliseconds; null: where it is least dark. */
  posterAt: number | null;
  /** Of a TIFF, which the programs do not turn, as EXIF has it. */
  orientation: number;
}
