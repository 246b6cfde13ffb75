import type { MediaFacts } from '../../lib/media/media-facts.ts';
import type { Services } from '../../services.ts';
import type { ReadableAlbum } from '../gate/albums/decide-read-album.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { isGuarded } from '../serving/file-headers.ts';
import { closedEmbedTags, type ClosedTexts, closedTextsOf } from './closed-embed.ts';
import {
  embedFactsOf,
  type EmbedSubject,
  findPageChoices,
  pictureOf,
  siteNameOf,
} from './embed-facts.ts';
import { albumTags, type EmbedTag, fileTags } from './tags/embed-tags.ts';
import { renderTags } from './tags/render-tags.ts';

type EmbedServices = Pick<Services, 'db' | 'settings'>;

/** What a page tells programs that show a preview of its link. */
export interface PageEmbed {
  tags: EmbedTag[];
}

export const renderEmbed = ({ tags }: PageEmbed) => renderTags(tags);

const closed = (frame: PageFrame, pageUrl: string, texts: ClosedTexts): PageEmbed => ({
  tags: closedEmbedTags(frame, pageUrl, texts),
});

/** Of a file's page; of one that is locked or limited nothing of the file, whoever asks. */
export async function findFileEmbed(
  services: EmbedServices,
  subject: EmbedSubject,
): Promise<PageEmbed> {
  const { upload, addresses, frame } = subject;
  if (isGuarded(upload)) return closed(frame, addresses.view, closedTextsOf(frame, upload));
  const { embedVideoMax } = services.settings.current();
  const choices = await findPageChoices(services, upload.user_id);
  const facts = embedFactsOf(choices, subject);
  return { tags: fileTags(facts, embedVideoMax) };
}

/** An album, with its first files in their order, and the one that stands for it. */
export interface AlbumSubject {
  album: ReadableAlbum;
  frame: PageFrame;
  cover: { upload: ReadableUpload; media: MediaFacts } | undefined;
  members: readonly { upload: ReadableUpload; media: MediaFacts }[];
  /** The address of a file's bytes on the host of the page. */
  rawUrlOf(upload: ReadableUpload): string;
}

/** Of an album's page; of one that is locked nothing of the album, whoever asks. */
export async function findAlbumEmbed(
  services: EmbedServices,
  { album, frame, cover, members, rawUrlOf }: AlbumSubject,
): Promise<PageEmbed> {
  const { origin, m } = frame;
  const pageUrl = `${origin}/a/${album.slug}`;
  if (album.password_hash !== null) {
    const texts = { title: m.albums.page.locked, text: m.filePage.gate.lockedWhy };
    return closed(frame, pageUrl, texts);
  }
  const choices = await findPageChoices(services, album.user_id);
  const first = new Map(
    [...(cover ? [cover] : []), ...members].map((member) => [member.upload.id, member]),
  );
  const pictures = [...first.values()].flatMap(
    ({ upload, media }) => pictureOf(upload, media, { origin, raw: rawUrlOf(upload) }) ?? [],
  );
  const files = m.albums.page.files({ count: album.upload_count });
  const colour = choices.page_colour ?? undefined;
  const tags = albumTags({
    title: album.name,
    description: album.description || files,
    siteName: siteNameOf(frame, pageUrl),
    pageUrl,
    pictures,
    colour,
  });
  return { tags };
}
