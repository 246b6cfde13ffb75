import type { ComponentPages } from '@perch/contract/settings/limits';
import { html } from 'hono/html';

import type { MediaFacts } from '../../lib/media/media-facts.ts';
import { isGuarded } from '../../modules/album-membership/album-locks.ts';
import type { Services } from '../../services.ts';
import type { ReadableAlbum } from '../gate/albums/decide-read-album.ts';
import { sumArchiveBytes } from '../gate/albums/read-members.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { closedEmbedTags, type ClosedTexts, closedTextsOf } from './closed-embed.ts';
import {
  type ComponentFacts,
  escapeMarkdown,
  renderComponents,
} from './components/component-embed.ts';
import {
  embedFactsOf,
  type EmbedSubject,
  findPageChoices,
  type PageChoices,
  pictureOf,
  siteNameOf,
} from './embed-facts.ts';
import { albumTags, type EmbedTag, fileTags, isVideoForAll } from './tags/embed-tags.ts';
import { renderTags } from './tags/render-tags.ts';

type EmbedServices = Pick<Services, 'clock' | 'db' | 'settings' | 'pictures' | 'config'>;

/** What a page tells programs that show a preview of its link. */
export interface PageEmbed {
  tags: EmbedTag[];
  /** The gallery that Discord shows in the place of the tags; undefined: none. */
  components: ComponentFacts | undefined;
}

export const renderEmbed = ({ tags, components }: PageEmbed) =>
  html`${renderTags(tags)}${components ? renderComponents(components) : ''}`;

const closed = (frame: PageFrame, pageUrl: string, texts: ClosedTexts): PageEmbed => ({
  tags: closedEmbedTags(frame, pageUrl, texts),
  components: undefined,
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
  const excerpt = choices.page_description === null ? await subject.readExcerpt?.() : undefined;
  const facts = embedFactsOf(services, choices, subject, excerpt);
  const picture = facts.picture?.isNeutral ? undefined : facts.picture;
  const shown = isVideoForAll(facts, embedVideoMax)
    ? { url: facts.rawUrl, alt: upload.original_name }
    : picture;
  const tags = fileTags(facts, embedVideoMax);
  if (!shown || !componentsIn(services, choices, ['all'])) return { tags, components: undefined };
  return {
    tags,
    components: {
      title: facts.title,
      facts: escapeMarkdown(facts.description),
      pageUrl: facts.pageUrl,
      pictures: [shown],
      buttons: [
        { url: facts.pageUrl, label: frame.m.filePage.view.open },
        { url: `${facts.rawUrl}?download`, label: frame.m.filePage.view.download },
      ],
      colour: colourOf(frame, facts.colour),
    },
  };
}

/** Of larger albums the size is left out: to sum it up would take most of the time of their pages. */
const summedFilesMax = 1000;

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
    ({ upload, media }) =>
      pictureOf(services, upload, media, { origin, raw: rawUrlOf(upload) }) ?? [],
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
  if (pictures.length === 0 || !componentsIn(services, choices, ['albums', 'all']))
    return { tags, components: undefined };
  const facts = [files];
  if (album.upload_count <= summedFilesMax) {
    const sizeBytes = await sumArchiveBytes(services, album);
    facts.push(m.filePage.view.fileSize({ sizeBytes }));
  }
  return {
    tags,
    components: {
      title: album.name,
      facts: facts.join(' · '),
      pageUrl,
      pictures,
      buttons: [
        { url: pageUrl, label: m.filePage.view.open },
        { url: `${pageUrl}.zip`, label: m.albums.page.downloadAll },
      ],
      colour: colourOf(frame, colour),
    },
  };
}

/** Whether the account, or else the installation, wants galleries at pages of this kind. */
function componentsIn(
  { settings }: EmbedServices,
  { page_components: chosen }: PageChoices,
  kinds: readonly ComponentPages[],
): boolean {
  return kinds.includes(chosen ?? settings.current().embedComponents);
}

/** The account's colour, or that of the installation or the domain. */
const colourOf = ({ brand }: PageFrame, chosen: string | undefined) =>
  chosen ?? brand?.accents?.dark.accent;
