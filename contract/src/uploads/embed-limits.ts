// What the tags of a page may have, so that every program takes them. Plain values, so that the web app can use them
// without the schemas.

/** Discord trims a title at 70 bytes and a description at 350; a longer site name or address leaves it without any preview. */
export const tagLimits = {
  titleBytesMax: 70,
  descriptionBytesMax: 340,
  descriptionLinesMax: 20,
  siteNameBytesMax: 200,
  altBytesMax: 250,
  addressLengthMax: 2048,
  picturesMax: 4,
} as const;

/** An animated GIF or WebP is shown itself up to this size; of a larger one, previews show a still picture. */
export const animatedBytesMax = 8 * 1024 ** 2;

/** Of the gallery that Discord shows, escapes included. */
export const componentBytesMax = 3000;
export const componentPartsMax = 40;
export const componentPicturesMax = 10;

/** The programs whose previews the link check draws. */
export const previewPrograms = ['discord', 'slack', 'whatsapp', 'telegram', 'signal'] as const;
export type PreviewProgram = (typeof previewPrograms)[number];

/** What a program takes of a page's tags; null: no limit that is known. */
export interface ProgramLimits {
  name: string;
  /** Lines that it shows of a title and of a description. */
  titleLines: number;
  descriptionLines: number;
  picturesMax: number;
  pictureBytesMax: number | null;
  pictureWidthMin: number;
  /** Of the longer edge to the shorter one. */
  pictureRatioMax: number | null;
  /** Whether it moves an animated picture. */
  animates: boolean;
  /** Videos that it plays in their place; `with_picture`: only those with a picture. */
  videos: 'none' | 'with_picture' | 'all';
  onlyHttps: boolean;
}

/**
 * What is documented: Discord “Link Previews” and “Component Embeds”; WhatsApp Business Platform “Link Previews” (picture
 * below 600 KB, at least 300 px wide, at most 4:1; two lines of title); Signal by its source (`linkPreviewFetch.ts`: https
 * only, 1 MiB); Telegram Bot API “Sending files” (a photo by its address: 5 MB). Slack documents no limit. The other lines
 * are as seen: a preview may differ.
 */
export const programLimits: Record<PreviewProgram, ProgramLimits> = {
  discord: {
    name: 'Discord',
    titleLines: 3,
    descriptionLines: 20,
    picturesMax: 4,
    pictureBytesMax: null,
    pictureWidthMin: 0,
    pictureRatioMax: null,
    animates: true,
    videos: 'with_picture',
    onlyHttps: false,
  },
  slack: {
    name: 'Slack',
    titleLines: 2,
    descriptionLines: 5,
    picturesMax: 1,
    pictureBytesMax: null,
    pictureWidthMin: 0,
    pictureRatioMax: null,
    animates: true,
    videos: 'none',
    onlyHttps: false,
  },
  whatsapp: {
    name: 'WhatsApp',
    titleLines: 2,
    descriptionLines: 1,
    picturesMax: 1,
    pictureBytesMax: 600 * 1024,
    pictureWidthMin: 300,
    pictureRatioMax: 4,
    animates: false,
    videos: 'none',
    onlyHttps: false,
  },
  telegram: {
    name: 'Telegram',
    titleLines: 2,
    descriptionLines: 4,
    picturesMax: 1,
    pictureBytesMax: 5 * 1024 ** 2,
    pictureWidthMin: 0,
    pictureRatioMax: null,
    animates: false,
    videos: 'all',
    onlyHttps: false,
  },
  signal: {
    name: 'Signal',
    titleLines: 2,
    descriptionLines: 2,
    picturesMax: 1,
    pictureBytesMax: 1024 ** 2,
    pictureWidthMin: 0,
    pictureRatioMax: null,
    animates: false,
    videos: 'none',
    onlyHttps: true,
  },
};
