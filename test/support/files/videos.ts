const latin1 = (text: string) => Buffer.from(text, 'latin1');

function number(value: number, bytes: 1 | 2 | 4): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}

/** A box of ISO base media files. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([number(body.length + 8, 4), latin1(type), body]);
}

const fullBox = (type: string, ...content: Buffer[]) => box(type, Buffer.alloc(4), ...content);

/** A descriptor of MPEG-4 systems, its length in the long form that most programs write. */
const descriptor = (tag: number, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, 0x80, 0x80, 0x80, body.length]), body]);
};

const matrixOf = (isTurned: boolean) => {
  const one = 0x10000;
  const values = isTurned ? [0, one, 0, 0xffff0000, 0, 0] : [one, 0, 0, 0, one, 0];
  return Buffer.concat([...values, 0, 0, 0x40000000].map((value) => number(value, 4)));
};

interface Track {
  handler: 'vide' | 'soun';
  entry: Buffer;
  width?: number;
  height?: number;
  isTurned?: boolean;
}

function track({ handler, entry, width = 0, height = 0, isTurned = false }: Track): Buffer {
  const size = [number(width * 0x10000, 4), number(height * 0x10000, 4)];
  const described = fullBox('stsd', number(1, 4), entry);
  const handled = fullBox('hdlr', Buffer.alloc(4), latin1(handler), Buffer.alloc(13));
  return box(
    'trak',
    fullBox('tkhd', Buffer.alloc(36), matrixOf(isTurned), ...size),
    box('mdia', handled, box('minf', box('stbl', described))),
  );
}

/** The frames' size is that of the sensor: they may be turned when they are shown. */
export const h264 = (width: number, height: number) =>
  box(
    'avc1',
    Buffer.alloc(24),
    number(width, 2),
    number(height, 2),
    Buffer.alloc(50),
    box('avcC', Buffer.from([1, 0x64, 0x00, 0x28, 0xff])),
  );

export const hevc = (width: number, height: number) =>
  box('hvc1', Buffer.alloc(24), number(width, 2), number(height, 2), Buffer.alloc(50));

export const aac = () => {
  const specific = descriptor(0x05, Buffer.from([0x12, 0x10]));
  const decoder = descriptor(0x04, Buffer.from([0x40, 0x15]), Buffer.alloc(11), specific);
  const stream = descriptor(0x03, Buffer.alloc(3), decoder, descriptor(0x06, Buffer.from([2])));
  return box('mp4a', Buffer.alloc(28), fullBox('esds', stream));
};

interface Video {
  width: number;
  height: number;
  isTurned?: boolean;
  video?: Buffer;
  sound?: Buffer | undefined;
  /** Where the index stands; in front of the frames it is read at once. */
  index?: 'first' | 'last';
  frames?: number;
}

/** An MP4 whose index says all this, with zeros where frames would be. */
export function mp4({ width, height, isTurned = false, ...rest }: Video): Buffer {
  const { video = h264(width, height), sound, index = 'first', frames = 100 } = rest;
  const tracks = [track({ handler: 'vide', entry: video, width, height, isTurned })];
  if (sound) tracks.push(track({ handler: 'soun', entry: sound }));
  const about = box('moov', fullBox('mvhd', Buffer.alloc(96)), ...tracks);
  const start = box('ftyp', latin1('isom'), number(512, 4), latin1('isomavc1mp41'));
  const data = box('mdat', Buffer.alloc(frames));
  return Buffer.concat(index === 'first' ? [start, about, data] : [start, data, about]);
}

/** An AVIF that says it is so large, without its pixels. */
export function avif(width: number, height: number, isTurned = false): Buffer {
  const size = (w: number, h: number) => fullBox('ispe', number(w, 4), number(h, 4));
  const turned = isTurned ? [box('irot', Buffer.from([1]))] : [];
  const properties = box('ipco', size(64, 64), size(width, height), ...turned);
  const handled = fullBox('hdlr', Buffer.alloc(4), latin1('pict'), Buffer.alloc(13));
  return Buffer.concat([
    box('ftyp', latin1('avif'), number(0, 4), latin1('avifmif1')),
    fullBox('meta', handled, box('iprp', properties)),
    box('mdat', Buffer.alloc(100)),
  ]);
}
