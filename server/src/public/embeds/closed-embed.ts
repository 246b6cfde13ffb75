import { hasAlbumPassword } from '../../modules/album-membership/album-locks.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { siteNameOf } from './embed-facts.ts';
import { closedTags, type EmbedTag } from './tags/embed-tags.ts';

/** What a page that is locked or limited says, which is nothing of what it guards. */
export interface ClosedTexts {
  title: string;
  text: string;
}

/** What the page of a file that has a password or a limit says in its place. */
export function closedTextsOf(
  { m }: Pick<PageFrame, 'm'>,
  upload: Pick<ReadableUpload, 'password_hash' | 'burn' | 'album_locks'>,
): ClosedTexts {
  const texts = m.filePage.gate;
  if (upload.password_hash !== null || hasAlbumPassword(upload))
    return { title: texts.locked, text: texts.lockedWhy };
  if (upload.burn === 1) return { title: texts.once, text: texts.onceWhy };
  return { title: texts.limited, text: texts.limitedWhy };
}

/** For previews of the link: no more than the page itself says. */
export const closedEmbedTags = (
  frame: PageFrame,
  pageUrl: string,
  { title, text }: ClosedTexts,
): EmbedTag[] =>
  closedTags({ title, description: text, siteName: siteNameOf(frame, pageUrl), pageUrl });
