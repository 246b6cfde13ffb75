import { type Program, programs } from '../faces.ts';
import { drawingBytesMax } from '../picture-form.ts';
import { findProgram } from '../thumbnail-isolation.ts';

/** The programs of this machine that make pictures. */
export interface SystemPrograms {
  has(program: Program): boolean;
  /** Throws where this machine has none of that name. */
  pathOf(name: string): string;
  /** The command with limits of the kernel: of its memory, of what it writes, and of its time in the processor. */
  limited(command: string[]): string[];
}

/** Names under which distributions have them, and what else belongs to them. */
const names: Record<Program, { is: readonly string[]; needs: readonly string[] }> = {
  ffmpeg: { is: ['ffmpeg'], needs: ['ffprobe'] },
  'heif-dec': { is: ['heif-dec', 'heif-convert'], needs: ['sh', 'cat', 'rm'] },
  exiftool: { is: ['exiftool'], needs: [] },
};

const writtenKilobytesMax = 64 * 1024;
const processorSecondsMax = 60;

/** Looks for them once, for the life of the process. */
export function findSystemPrograms(): SystemPrograms {
  const find = (name: string) => {
    const known = programs.find((each) => each === name);
    return (known ? names[known].is : [name]).map(findProgram).find((path) => path !== null);
  };
  const found = new Map(
    programs.map((program) => {
      const { needs } = names[program];
      const all = [program, ...needs].map(find);
      return [program, process.platform === 'linux' && all.every((path) => path !== undefined)];
    }),
  );
  const shell = find('sh');
  return {
    has: (program) => found.get(program) === true,
    pathOf(name) {
      const path = find(name);
      if (path === undefined) throw new Error(`This machine has no program ${name}.`);
      return path;
    },
    limited(command) {
      if (shell === undefined) return command;
      const limits = `ulimit -d ${drawingBytesMax / 1024}; ulimit -f ${writtenKilobytesMax * 2}; ulimit -t ${processorSecondsMax}; exec "$@"`;
      return [shell, '-c', limits, 'limited', ...command];
    },
  };
}
