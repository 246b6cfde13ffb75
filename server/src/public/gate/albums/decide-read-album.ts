import type { AlbumRow } from '../../../database/rows/album-rows.ts';
import type { UserRow } from '../../../database/schema.ts';
import { drainBody } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';
import { hasWorkingLinks } from '../../../modules/accounts/blocked-owners.ts';
import { canBeCustomSlug } from '../../../modules/uploads/slugs/slug-grammar.ts';
import type { Services } from '../../../services.ts';
import { endedPage, orTooManyTriesPage } from '../../pages/gate-pages.ts';
import { frameOf, type FrameServices, type PageFrame } from '../../pages/page-frame.ts';
import { passwordPage } from '../../pages/password-page.ts';
import { notFoundPage } from '../../pages/upload-pages.ts';
import { isRead, type Visit, visitorNetwork } from '../../visit.ts';
import { type GateServices, passReaderOf } from '../decide-read.ts';
import { albumPassSubject, hasPass } from '../passes.ts';
import { passwordIn, readPostedForm, respondWithPass, seeOther } from '../posted-form.ts';
import { findSentPassword, tryPassword } from '../try-password.ts';

declare const passed: unique symbol;

/** An album that one request may read. Only `decideReadAlbum` makes one. */
export type ReadableAlbum = AlbumRow & { readonly [passed]: true };

export type AlbumRefusal = 'gone' | 'ended' | 'locked';

/** A request for an album's page, or for what belongs to it. */
export interface AlbumAddress extends Visit {
  slug: string;
}

type AlbumDecision =
  { allowed: ReadableAlbum } | { refused: AlbumRefusal; album: AlbumRow | undefined };

type AlbumGateServices = GateServices & Pick<Services, 'linkMisses' | 'clientAddresses'>;

type AlbumWithOwner = AlbumRow & { owner: Pick<UserRow, 'status' | 'keep_links'> };

/**
 * Decides whether a request may read an album, always by its current row. `decideRead` decides about each of its members.
 * Throws `too_many_attempts`, also for a visitor with too many failed look-ups of albums.
 */
export async function decideReadAlbum(
  services: AlbumGateServices,
  address: AlbumAddress,
): Promise<AlbumDecision> {
  const { linkMisses } = services;
  // Slugs can be chosen, and so be guessed.
  if (linkMisses.isInForce()) linkMisses.check(visitorNetwork(services, address));
  const album = await findAlbum(services, address.slug);
  const refused = await findRefusal(services, album, address);
  if (isReadable(album, refused)) return { allowed: album };
  if (refused === 'gone') linkMisses.add(visitorNetwork(services, address));
  return { refused: refused ?? 'gone', album };
}

async function findAlbum(
  { db }: Pick<Services, 'db'>,
  slug: string,
): Promise<AlbumWithOwner | undefined> {
  if (!canBeCustomSlug(slug)) return undefined;
  const found = await db
    .selectFrom('albums')
    .innerJoin('users', 'users.id', 'albums.user_id')
    .selectAll('albums')
    .select(['users.status', 'users.keep_links'])
    .where('albums.slug', '=', slug)
    .executeTakeFirst();
  if (!found) return undefined;
  const { status, keep_links, ...album } = found;
  return { ...album, owner: { status, keep_links } };
}

async function findRefusal(
  services: AlbumGateServices,
  album: AlbumWithOwner | undefined,
  address: AlbumAddress,
): Promise<AlbumRefusal | undefined> {
  if (!album || album.visibility === 'private') return 'gone';
  // A domain shows its owner's albums only.
  if (address.domain && album.user_id !== address.domain.ownerId) return 'gone';
  if (!hasWorkingLinks(album.owner)) return 'ended';
  if (album.expires_at !== null && album.expires_at <= services.clock.now()) return 'ended';
  if (album.password_hash === null) return undefined;
  const cookies = address.request.headers.get('cookie');
  if (hasPass(passReaderOf(services, address), cookies, 'unlock', albumPassSubject(album))) {
    return undefined;
  }
  const password = findSentPassword(address.request);
  if (password === undefined) return 'locked';
  return (await tryPassword(services, album, password, address)) ? undefined : 'locked';
}

const isReadable = (
  album: AlbumRow | undefined,
  refused: AlbumRefusal | undefined,
): album is ReadableAlbum => album !== undefined && refused === undefined;

type UnlockServices = AlbumGateServices & FrameServices & Pick<Services, 'refusals'>;

/** The page for a request that the gate has refused. */
export function respondAlbumRefused(
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
  if (refused !== 'locked' || !album) return respondAlbumRefused(services, refused, address);
  const frame = frameOf(services, request);
  return orTooManyTriesPage(services, frame, async () => {
    const isRight = await tryPassword(services, album, passwordIn(request, body), address);
    if (!isRight) return lockedAlbumPage(frame, address, 'wrong');
    const guarded = [albumPassSubject(album)];
    return respondWithPass(services, address, { kind: 'unlock', guarded, location: page });
  });
}

/** Asks for the password of an album; `wrong` says that the one that came was not it. */
const lockedAlbumPage = (frame: PageFrame, { slug }: { slug: string }, wrong?: 'wrong') =>
  passwordPage(frame, {
    path: `/a/${encodeURIComponent(slug)}`,
    title: frame.m.albums.page.locked,
    wrong,
  });
