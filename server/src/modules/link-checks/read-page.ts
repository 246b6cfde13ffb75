import type { CheckedPicture, LinkCheck } from '@perch/contract/uploads/link-checks';

/** Opens a public address of this server as a program does that knows only the link. */
export type OpenPublic = (url: string, method: 'GET' | 'HEAD') => Promise<Response>;

type Tag = LinkCheck['tags'][number];

/** What a page tells programs. */
export type ReadPage = Pick<LinkCheck, 'tags' | 'pictures' | 'author' | 'gallery'>;

const metaForm = /<meta (?:property|name)="((?:og|twitter):[\w:]+|theme-color)" content="([^"]*)"/g;
const oembedForm = /<link\s+rel="alternate"\s+type="application\/json\+oembed"\s+href="([^"]*)"/;
const galleryForm =
  /<script id="discord:component-embed" type="application\/json">\s*([^<]*?)\s*<\/script>/;

/** Reads the tags in a page's head, and looks for the pictures and the author to which they lead; undefined where there is no page. */
export async function readPage(open: OpenPublic, url: string): Promise<ReadPage | undefined> {
  // As for the bytes of a file: what the app looks at counts as no view.
  const answer = await open(`${url}?preview`, 'GET');
  const page = await answer.text();
  if (!answer.ok) return undefined;
  const head = page.slice(0, page.indexOf('</head>'));
  const tags = [...head.matchAll(metaForm)].map(([, name = '', content = '']): Tag => ({
    name,
    content: unescapeHtml(content),
  }));
  const [, oembed] = oembedForm.exec(head) ?? [];
  const [, gallery] = galleryForm.exec(head) ?? [];
  const pictures: CheckedPicture[] = [];
  for (const picture of picturesIn(tags)) {
    pictures.push({ ...picture, bytes: await bytesAt(open, picture.url) });
  }
  return {
    tags,
    pictures,
    author: oembed === undefined ? null : await authorAt(open, unescapeHtml(oembed)),
    gallery: gallery === undefined ? null : galleryIn(gallery),
  };
}

/** The tags behind a picture are its own, up to the next one. */
function picturesIn(tags: readonly Tag[]): Omit<CheckedPicture, 'bytes'>[] {
  const pictures: Omit<CheckedPicture, 'bytes'>[] = [];
  for (const { name, content } of tags) {
    const last = pictures.at(-1);
    if (name === 'og:image') {
      const nothing = { width: null, height: null, mimeType: '', alt: '' };
      pictures.push({ url: content, path: pathOf(content), ...nothing });
    } else if (last && name === 'og:image:width') last.width = Number(content);
    else if (last && name === 'og:image:height') last.height = Number(content);
    else if (last && name === 'og:image:type') last.mimeType = content;
    else if (last && name === 'og:image:alt') last.alt = content;
  }
  return pictures;
}

/** On the app's host, where its own pages may show it. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  if (pathname.startsWith('/p/')) return `${pathname}${search}`;
  return `/f/${pathname.split('/').at(-1)}?preview`;
}

async function bytesAt(open: OpenPublic, url: string): Promise<number | null> {
  const answer = await open(url, 'HEAD');
  const length = answer.headers.get('content-length');
  return answer.ok && length !== null ? Number(length) : null;
}

async function authorAt(open: OpenPublic, url: string): Promise<string | null> {
  const answer = await open(url, 'GET');
  if (!answer.ok) return null;
  const { author_name: author }: { author_name?: string } = JSON.parse(await answer.text());
  return author ?? null;
}

interface Gallery {
  component: {
    accent_color?: number;
    components: [
      { content: string },
      { items: { media: { url: string } }[] },
      { components: { label: string }[] },
    ];
  };
}

function galleryIn(json: string): LinkCheck['gallery'] {
  const { component }: Gallery = JSON.parse(json);
  const [text, { items }, row] = component.components;
  const [, title = '', facts = ''] = /^# \[(.*)\]\([^)]*\)\n(.*)$/s.exec(text.content) ?? [];
  return {
    colour: component.accent_color ?? null,
    title: unescapeMarkdown(title),
    facts: unescapeMarkdown(facts),
    pictures: items.map(({ media }) => pathOf(media.url)),
    buttons: row.components.map(({ label }) => label),
  };
}

const unescapeMarkdown = (text: string) => text.replaceAll(/\\(.)/g, '$1');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
