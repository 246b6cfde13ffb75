/** How a picture is made of a file: by the runtime's own decoders, by a library in a process, or by a program of the system. */
export type Face = PictureFace | DocumentFace | ProgramFace;

interface PictureFace {
  by: 'picture';
  bytesMax: number;
}

/** What the document process draws. */
export interface DocumentFace {
  by: 'document';
  kind: 'pdf' | 'avif' | 'drawing' | 'text' | 'tile';
  bytesMax: number;
}

export interface ProgramFace {
  by: 'program';
  kind: 'video' | 'audio' | 'still' | 'heif' | 'raw';
  program: Program;
  /** Of ffmpeg: which it has to take the file for, so that it follows no playlist. */
  demuxer?: string;
  bytesMax: number;
}

/** Programs of the system that make pictures; each is optional. */
export const programs = ['ffmpeg', 'heif-dec', 'exiftool'] as const;
export type Program = (typeof programs)[number];

/** Whether such a picture takes longer to make than one of a photograph. */
export const isSlow = (face: Face): boolean =>
  face.by === 'program' || (face.by === 'document' && face.kind !== 'text' && face.kind !== 'tile');

const mb = 1024 ** 2;
const picture = { by: 'picture', bytesMax: 50 * mb } as const;
const document = (kind: DocumentFace['kind'], bytesMax: number) =>
  ({ by: 'document', kind, bytesMax }) as const;
const ffmpeg = (kind: 'video' | 'audio' | 'still', demuxer: string) =>
  ({
    by: 'program',
    kind,
    program: 'ffmpeg',
    demuxer,
    bytesMax: kind === 'still' ? 200 * mb : 2048 * mb,
  }) as const;
const heif = { by: 'program', kind: 'heif', program: 'heif-dec', bytesMax: 50 * mb } as const;
const raw = { by: 'program', kind: 'raw', program: 'exiftool', bytesMax: 200 * mb } as const;

const faces = new Map<string, Face>([
  // Those that the runtime decodes on every platform.
  ['image/png', picture],
  ['image/jpeg', picture],
  ['image/gif', picture],
  ['image/webp', picture],
  ['image/bmp', picture],

  ['application/pdf', document('pdf', 100 * mb)],
  ['image/avif', document('avif', 50 * mb)],
  ['image/svg+xml', document('drawing', 4 * mb)],

  ['image/heic', heif],
  ['image/heif', heif],
  ['image/heic-sequence', heif],
  ['image/heif-sequence', heif],

  ['image/tiff', ffmpeg('still', 'tiff_pipe')],
  ['image/jxl', ffmpeg('still', 'jpegxl_pipe')],
  ['image/jp2', ffmpeg('still', 'j2k_pipe')],
  ['image/vnd.adobe.photoshop', ffmpeg('still', 'psd_pipe')],
  ['image/x-icon', ffmpeg('still', 'ico')],

  ['image/x-adobe-dng', raw],
  ['image/x-canon-cr2', raw],
  ['image/x-canon-cr3', raw],
  ['image/x-nikon-nef', raw],
  ['image/x-pentax-pef', raw],
  ['image/x-sony-arw', raw],

  ['video/mp4', ffmpeg('video', 'mov')],
  ['video/quicktime', ffmpeg('video', 'mov')],
  ['video/webm', ffmpeg('video', 'matroska')],
  ['video/x-matroska', ffmpeg('video', 'matroska')],
  ['video/x-msvideo', ffmpeg('video', 'avi')],
  ['video/ogg', ffmpeg('video', 'ogg')],
  ['video/mpeg', ffmpeg('video', 'mpeg')],
  ['video/mp2t', ffmpeg('video', 'mpegts')],
  ['video/x-flv', ffmpeg('video', 'flv')],
  ['video/x-ms-wmv', ffmpeg('video', 'asf')],
  ['video/x-ms-asf', ffmpeg('video', 'asf')],

  ['audio/mpeg', ffmpeg('audio', 'mp3')],
  ['audio/mp4', ffmpeg('audio', 'mov')],
  ['audio/flac', ffmpeg('audio', 'flac')],
  ['audio/ogg', ffmpeg('audio', 'ogg')],
  ['audio/wav', ffmpeg('audio', 'wav')],
  ['audio/aac', ffmpeg('audio', 'aac')],
  ['audio/aiff', ffmpeg('audio', 'aiff')],
  ['audio/amr', ffmpeg('audio', 'amr')],
  ['audio/amr-wb', ffmpeg('audio', 'amr')],
  ['audio/x-caf', ffmpeg('audio', 'caf')],
  ['audio/x-matroska', ffmpeg('audio', 'matroska')],
  ['audio/x-ms-wma', ffmpeg('audio', 'asf')],
]);

const text = document('text', Number.MAX_SAFE_INTEGER);

/** How a picture of files of this type, without parameters, is made; undefined where none can be. */
export const faceOf = (type: string, { isText }: { isText: boolean }): Face | undefined =>
  faces.get(type) ?? (isText ? text : undefined);
