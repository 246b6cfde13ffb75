import { componentBytesMax, componentPicturesMax } from '@perch/contract/uploads/embed-limits';
import { html, raw } from 'hono/html';

import { cutToBytes, plainLine } from '../../../lib/plain-text.ts';
import { isTooLong } from '../tags/embed-tags.ts';

// Discord's component embed: https://docs.discord.com/developers/link-previews/component-embeds. With a key that it does not
// know, or with too many parts, it shows nothing at all, not even what the other tags say.

/** Discord's numbers of the parts. */
export const componentTypes = { row: 1, button: 2, text: 10, gallery: 12, container: 17 } as const;

interface Button {
  type: 2;
  /** A link. */
  style: 5;
  url: string;
  label: string;
}
interface GalleryItem {
  media: { url: string };
  description?: string;
}
type Part =
  | { type: 1; components: Button[] }
  | { type: 10; content: string }
  | { type: 12; items: GalleryItem[] };
export interface ComponentEmbed {
  component: { type: 17; accent_color?: number; components: Part[] };
}

/** What a gallery in Discord shows of a page. */
export interface ComponentFacts {
  title: string;
  /** Markdown of our own, such as the number of files. */
  facts: string;
  pageUrl: string;
  /** Their `alt` is a name. */
  pictures: readonly { url: string; alt: string }[];
  buttons: readonly { url: string; label: string }[];
  /** `#rrggbb` */
  colour: string | undefined;
}

// Escaped, each character may take five times as much.
const titleBytesMax = 200;
const altBytesMax = 60;
const labelBytesMax = 80;

/** The JSON of the embed, as it may stand within a script; undefined where not even one picture fits. */
export function componentJson({ pictures, ...facts }: ComponentFacts): string | undefined {
  if (isTooLong(facts.pageUrl) || facts.buttons.some(({ url }) => isTooLong(url))) return undefined;
  const shown = pictures.filter(({ url }) => !isTooLong(url)).slice(0, componentPicturesMax);
  for (let count = shown.length; count > 0; count -= 1) {
    const json = escapeForScript(embedOf(facts, shown.slice(0, count)));
    if (Buffer.byteLength(json) <= componentBytesMax) return json;
  }
  return undefined;
}

/** It stands behind the tags that others read. A block of data runs nothing, so that no policy has to allow it. */
export function renderComponents(facts: ComponentFacts) {
  const json = componentJson(facts);
  return json === undefined
    ? ''
    : html`<script id="discord:component-embed" type="application/json">
        ${raw(json)}
      </script>`;
}

function embedOf(
  { title, facts, pageUrl, buttons, colour }: Omit<ComponentFacts, 'pictures'>,
  pictures: ComponentFacts['pictures'],
): ComponentEmbed {
  return {
    component: {
      type: componentTypes.container,
      ...(colour === undefined ? {} : { accent_color: Number.parseInt(colour.slice(1), 16) }),
      components: [
        {
          type: componentTypes.text,
          content: `# [${escapeMarkdown(title) || '…'}](${linkTarget(pageUrl)})\n${facts}`,
        },
        { type: componentTypes.gallery, items: pictures.map(galleryItem) },
        {
          type: componentTypes.row,
          components: buttons.map(({ url, label }) => ({
            type: componentTypes.button,
            style: 5,
            url,
            label: cutToBytes(label, labelBytesMax),
          })),
        },
      ],
    },
  };
}

function galleryItem({ url, alt }: ComponentFacts['pictures'][number]): GalleryItem {
  const description = cutToBytes(plainLine(alt), altBytesMax);
  return { media: { url }, ...(description === '' ? {} : { description }) };
}

/** Discord takes any sign behind a backslash as it is, and thereby also shows no mention and no address in it. */
export const escapeMarkdown = (text: string) =>
  cutToBytes(plainLine(text), titleBytesMax).replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

/** Brackets would end the link. */
const linkTarget = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

/** Nothing in it ends the script: the sign that begins a tag is escaped. */
const escapeForScript = (embed: ComponentEmbed) =>
  JSON.stringify(embed).replaceAll('<', String.raw`\u003c`);
