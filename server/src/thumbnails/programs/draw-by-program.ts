import type { Drawn } from '../drawn.ts';
import type { ProgramFace } from '../faces.ts';
import { drawHeif } from './heif.ts';
import type { ProgramRequest } from './program-request.ts';
import { drawRaw } from './raw.ts';
import { drawSound } from './sound.ts';
import { drawStill, drawVideo } from './video.ts';

const draw: Record<ProgramFace['kind'], (request: ProgramRequest) => Promise<Drawn>> = {
  video: drawVideo,
  audio: drawSound,
  still: drawStill,
  heif: drawHeif,
  raw: drawRaw,
};

/** The picture that programs of the system make of a file. */
export const drawByProgram = (request: ProgramRequest): Promise<Drawn> =>
  draw[request.face.kind](request);
