import { drainBody } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { lockedAlbumPage } from '../../pages/album-gate-page.ts';
import { endedPage, orTooManyTries } from '../../pages/gate-pages.ts';
import { frameOf, type FrameServices } from '../../pages/page-frame.ts';
import { notFoundPage } from '../../pages/upload-pages.ts';
import { isRead } from '../../visit.ts';
import { handOutPass, passwordIn, readPostedForm, seeOther } from '../posted-form.ts';
import { tryPassword } from '../try-password.ts';
import {
  type AlbumAddress,
  type AlbumGateServices,
  type AlbumRefusal,
  decideReadAlbum,
  guardedAlbum,
} from './decide-read-album.ts';

type UnlockServices = AlbumGateServices & FrameServices & Pick<Services, 'refusals'>;

/** The page for a request that the gate has refused. */
export function answerAlbumRefusal(
  services: FrameServices,
  refused: AlbumRefusal,
  { request, slug }: Pick<AlbumAddress, 'request' | 'slug'>,
): Promise<Response> {
  const frame = frameOf(services, request);
  if (refused === 'locked') return lockedAlbumPage(frame, { slug });
  return refused === 'ended' ? endedPage(frame) : notFoundPage(frame);
}

/**
 * Answers `POST /a/<slug>/unlock`, with the password in a form: hands out a pass for this visitor's browser. Reading
 * this address leads back to the page.
 */
export async function unlockAlbum(
  services: UnlockServices,
  address: AlbumAddress,
): Promise<Response> {
  const { request, slug } = address;
  if (isRead(request)) return seeOther(`/a/${encodeURIComponent(slug)}`);
  if (request.method !== 'POST') {
    await drainBody(request);
    throw new AppError('method_not_allowed', (m) => m.errors.onlyRead);
  }
  const body = await readPostedForm(request);
  const decision = await decideReadAlbum(services, address);
  const page = `/a/${encodeURIComponent(slug)}`;
  if (!('refused' in decision)) return seeOther(page);
  const { refused, album } = decision;
  if (refused !== 'locked' || !album) return answerAlbumRefusal(services, refused, address);
  const frame = frameOf(services, request);
  return orTooManyTries(services, frame, async () => {
    const isRight = await tryPassword(services, album, passwordIn(request, body), address);
    if (!isRight) return lockedAlbumPage(frame, address, 'wrong');
    const guarded = guardedAlbum(album);
    return handOutPass(services, address, { kind: 'unlock', guarded, location: page });
  });
}
