import {
  type PreviewProgram,
  type ProgramLimits,
  programLimits,
} from '@perch/contract/uploads/embed-limits';
import type { CheckedPicture, LinkCheck } from '@perch/contract/uploads/link-checks';

import { m } from '../../language/messages.ts';

/** What there is to say of a preview. `bad`: something is missing in the preview. `note`: it is not what the page has, but as the program does it. */
export interface Finding {
  kind: 'good' | 'note' | 'bad';
  text: string;
}

/** What a program shows of a link. */
export interface Card {
  title: string;
  description: string;
  siteName: string;
  host: string;
  /** `#rrggbb` */
  colour: string | undefined;
  author: string | null;
  pictures: CheckedPicture[];
  /** Whether it plays the video in its place. */
  hasPlayer: boolean;
  /** In the place of everything else. */
  gallery: LinkCheck['gallery'];
}

export interface CheckedProgram {
  findings: Finding[];
  /** Undefined: it shows only the address. */
  card: Card | undefined;
}

export const tagOf = ({ tags }: LinkCheck, name: string): string =>
  tags.find((tag) => tag.name === name)?.content ?? '';

/** What a program makes of a page's tags, by its limits. */
export function checkProgram(check: LinkCheck, program: PreviewProgram): CheckedProgram {
  const limits = programLimits[program];
  const { name } = limits;
  const { protocol, host } = new URL(check.url);
  if (check.tags.length === 0) return { findings: [], card: undefined };
  if (limits.onlyHttps && protocol !== 'https:') {
    return { findings: [bad(m.linkCheck.onlyHttps({ program: name }))], card: undefined };
  }
  const refused = check.pictures.flatMap((picture) => pictureFinding(picture, limits) ?? []);
  const pictures = check.pictures
    .filter((picture) => !pictureFinding(picture, limits))
    .slice(0, limits.picturesMax);
  const video = checkVideo(check, limits, pictures.length > 0);
  const gallery = program === 'discord' ? check.gallery : null;
  const [first] = refused;
  const findings = [
    ...(first ? [first] : []),
    ...(gallery ? [] : video.findings),
    ...(gallery ? [good(m.linkCheck.gallery({ count: gallery.pictures.length }))] : []),
    ...(pictures.some(isAnimated) && !limits.animates
      ? [note(m.linkCheck.still({ program: name }))]
      : []),
  ];
  return {
    findings,
    card: {
      title: tagOf(check, 'og:title'),
      description: tagOf(check, 'og:description'),
      siteName: tagOf(check, 'og:site_name'),
      host,
      colour: tagOf(check, 'theme-color') || undefined,
      author: check.author,
      pictures,
      hasPlayer: video.hasPlayer,
      gallery,
    },
  };
}

const good = (text: string): Finding => ({ kind: 'good', text });
const note = (text: string): Finding => ({ kind: 'note', text });
const bad = (text: string): Finding => ({ kind: 'bad', text });

const isAnimated = ({ mimeType }: CheckedPicture) => mimeType !== 'image/jpeg';

/** Why a program does not show a picture; undefined: it does. */
function pictureFinding(
  { bytes, width, height }: CheckedPicture,
  { name: program, pictureBytesMax: max, pictureWidthMin: min, pictureRatioMax }: ProgramLimits,
): Finding | undefined {
  if (max !== null && bytes !== null && bytes > max) {
    return bad(m.linkCheck.pictureTooLarge({ bytes, max, program }));
  }
  if (width === null || height === null) return undefined;
  if (width < min) return bad(m.linkCheck.pictureTooNarrow({ width, min, program }));
  const ratio = Math.max(width / height, height / width);
  if (pictureRatioMax === null || ratio <= pictureRatioMax) return undefined;
  return bad(m.linkCheck.pictureTooLong({ ratio: pictureRatioMax, program }));
}

interface CheckedVideo {
  findings: Finding[];
  hasPlayer: boolean;
}

function checkVideo(
  check: LinkCheck,
  { name: program, videos }: ProgramLimits,
  hasPicture: boolean,
): CheckedVideo {
  const { file, videoBytesMax: max } = check;
  const nothing = { findings: [], hasPlayer: false };
  if (!file?.mimeType.startsWith('video/')) return nothing;
  const without = (finding: Finding) => ({ findings: [finding], hasPlayer: false });
  if (videos === 'none') return without(note(m.linkCheck.noPlayer({ program })));
  if (tagOf(check, 'og:video') !== '') {
    if (videos === 'all' || hasPicture) return { findings: [], hasPlayer: true };
    return without(bad(m.linkCheck.videoNeedsPicture({ program })));
  }
  const { bytes } = file;
  if (max !== null && bytes > max) return without(bad(m.linkCheck.videoTooLarge({ bytes, max })));
  const format = formatOf(file.mimeType, file.codecs);
  return without(bad(m.linkCheck.videoFormat({ format, program })));
}

const codecNames: [RegExp, string][] = [
  [/^(?:hvc1|hev1|dvh1|dvhe)/, 'HEVC'],
  [/^av01/, 'AV1'],
  [/^vp0?9/, 'VP9'],
  [/^ap[co4]/, 'ProRes'],
];

/** A format as people know it, by its codec, else by its container. */
function formatOf(mimeType: string, codecs: readonly string[]): string {
  const known = codecNames.find(([form]) => codecs.some((codec) => form.test(codec)));
  return known?.[1] ?? mimeType.replace(/^.*\/(?:x-)?/, '').toUpperCase();
}

// As far as names and private addresses say it (RFC 1918, RFC 6762).
const localHost =
  /^(?:localhost|.*\.(?:localhost|local|lan|internal|home\.arpa)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][\da-f:]+\])$/;

/** What holds for every program. */
export function checkPage(check: LinkCheck, name: string): Finding[] {
  const { hostname } = new URL(check.url);
  const states: Partial<Record<LinkCheck['state'], Finding>> = {
    off: bad(m.linkCheck.off),
    ended: bad(m.linkCheck.ended),
    closed: note(m.linkCheck.closed),
  };
  const state = states[check.state];
  const isCut = tagOf(check, 'og:title').endsWith('…') && !name.endsWith('…');
  const hasNoPicture = check.state === 'open' && check.pictures.length === 0;
  return [
    ...(localHost.test(hostname) ? [bad(m.linkCheck.local({ host: hostname }))] : []),
    ...(state ? [state] : []),
    ...(isCut && check.state === 'open' ? [note(m.linkCheck.titleCut)] : []),
    ...(hasNoPicture ? [note(m.linkCheck.noPicture)] : []),
  ];
}
