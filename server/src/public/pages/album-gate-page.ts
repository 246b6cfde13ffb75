import type { PageFrame } from './page-frame.ts';
import { passwordPage } from './password-page.ts';

/** Asks for the password of an album; `wrong` says that the one that came was not it. */
export const lockedAlbumPage = (frame: PageFrame, { slug }: { slug: string }, wrong?: 'wrong') =>
  passwordPage(frame, {
    path: `/a/${encodeURIComponent(slug)}`,
    title: frame.m.albums.page.locked,
    wrong,
  });
