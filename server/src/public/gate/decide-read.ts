import { albumLocksMax } from '../../database/album-locks.ts';
import type { LinkedUpload } from '../../database/rows/upload-rows.ts';
import { albumLocksOf } from '../../modules/album-membership/album-locks.ts';
import type { Services } from '../../services.ts';
import type { Visit, Visitor } from '../visit.ts';
import { findOwnersSession, isOwnersSession } from './owners-view.ts';
import { albumPassSubject, hasPass, type PassReader, type PassSubject } from './passes.ts';
import { findSentPassword, tryAtLocks } from './try-password.ts';

declare const passed: unique symbol;

/** The columns of an upload that the gate goes by. */
export type GatedRow = PassSubject &
  Pick<LinkedUpload, 'user_id' | 'expires_at' | 'downloads_left' | 'album_locks'>;

/**
 * An upload that one request may read. Only `decideRead` makes one, and whatever serves bytes or facts
 * takes nothing else, so it cannot be reached without the gate. Not to be kept for other requests.
 */
export type Readable<Row> = Row & { readonly [passed]: true };
export type ReadableUpload = Readable<LinkedUpload>;

/**
 * Why a request may not read an upload; `refusals.ts` says how each is answered. `ended`: it was there, of which
 * only its page tells. `locked`: it has a password, or an album of its has one that also holds here. `limited`: a download has to be spent first.
 */
export type Refusal = 'gone' | 'ended' | 'locked' | 'limited';

/** The kinds of public addresses; each answers a refusal in its own way. */
export type Surface =
  'file' | 'thumbnail' | 'deletionPage' | 'page' | 'preview' | 'oembed' | 'archive';

/** What the gate goes by besides the upload. */
export interface ReadRequest extends Visitor, Pick<Visit, 'domain'> {
  surface: Surface;
  /** The id of an album that is open to this request, and so closes none of its files. */
  openAlbum?: string;
}

export type ReadDecision<Row extends GatedRow = LinkedUpload> =
  { allowed: Readable<Row> } | { refused: Refusal };

export type GateServices = Pick<
  Services,
  | 'blockedOwners'
  | 'clientAddresses'
  | 'clock'
  | 'config'
  | 'db'
  | 'passwords'
  | 'rateLimits'
  | 'secret'
>;

/**
 * The gate: decides for each request whether it may read an upload, before anything else looks at the
 * upload, its conditions, ranges or bytes. A row that does not exist is decided about like any other. HEAD,
 * ranges, revalidations and link previews ask as well, so it only reads and never spends anything. At once,
 * but where a password came with the request or the app shows its user a file that is locked. Throws
 * `too_many_attempts`.
 */
export function decideRead<Row extends GatedRow>(
  services: GateServices,
  upload: Row | undefined,
  asked: ReadRequest,
): ReadDecision<Row> | Promise<ReadDecision<Row>> {
  const decide = (refused: Refusal | undefined): ReadDecision<Row> =>
    isReadable(upload, refused) ? { allowed: upload } : { refused: refused ?? 'gone' };
  const refused = findRefusal(services, upload, asked);
  return refused instanceof Promise ? refused.then(decide) : decide(refused);
}

type RefusalOrNone = Refusal | undefined;

function findRefusal(
  services: GateServices,
  upload: GatedRow | undefined,
  asked: ReadRequest,
): RefusalOrNone | Promise<RefusalOrNone> {
  if (!upload) return 'gone';
  // A domain shows its owner's files only.
  if (asked.domain && upload.user_id !== asked.domain.ownerId) return 'gone';
  if (services.blockedOwners.has(upload.user_id)) return 'ended';
  return isOpen(upload) ? undefined : findClosed(services, upload, asked);
}

/** Whether a link has neither an end nor a lock nor a limit, as most have. */
const isOpen = ({ expires_at, downloads_left, password_hash, album_locks }: GatedRow) =>
  expires_at === null && downloads_left === null && password_hash === null && album_locks === null;

/** What closes an upload: what it has itself, and what each of its albums has that closes the own links of its files. */
function locksOf(
  upload: GatedRow,
  { openAlbum }: Pick<ReadRequest, 'openAlbum'>,
): { passwords: PassSubject[]; albumEnds: number[]; areAllKnown: boolean } {
  const locks = albumLocksOf(upload);
  const albums = locks.filter(({ id }) => id !== openAlbum);
  const passwords = [upload, ...albums.map(albumPassSubject)];
  return {
    passwords: passwords.filter(({ password_hash: hash }) => hash !== null),
    albumEnds: albums.flatMap(({ expires_at: end }) => end ?? []),
    areAllKnown: locks.length <= albumLocksMax,
  };
}

/** The passwords of an upload, its own first, that this visitor's browser has no pass for. */
export function findClosedLocks(
  services: Pick<Services, 'clock' | 'config' | 'secret'>,
  upload: GatedRow,
  asked: Pick<ReadRequest, 'request' | 'domain' | 'openAlbum'>,
): PassSubject[] {
  const reader = passReaderOf(services, asked);
  const cookies = asked.request.headers.get('cookie');
  return locksOf(upload, asked).passwords.filter(
    (lock) => !hasPass(reader, cookies, 'unlock', lock),
  );
}

function findClosed(
  services: GateServices,
  upload: GatedRow,
  asked: ReadRequest,
): RefusalOrNone | Promise<RefusalOrNone> {
  const { expires_at: expiresAt, downloads_left: left } = upload;
  const now = services.clock.now();
  if (expiresAt !== null && expiresAt <= now) return 'ended';
  // Its secret is the right to delete; what it may show of the file is decided as for the file's own page.
  if (asked.surface === 'deletionPage') return undefined;
  // Owners put what they like into archives of their own; that of an album leaves locked and limited files out.
  if (asked.surface === 'archive') return undefined;
  const cookies = asked.request.headers.get('cookie');
  const { albumEnds, areAllKnown } = locksOf(upload, asked);
  const state: LockState = {
    // Its owner keeps a file whose album is over. Of locks that nobody knows, no visitor has opened all.
    isOver: !areAllKnown || albumEnds.some((end) => end <= now),
    closed: findClosedLocks(services, upload, asked),
    isGranted: left === null || hasPass(passReaderOf(services, asked), cookies, 'grant', upload),
  };
  const isClosed = state.isOver || state.closed.length > 0 || !state.isGranted;
  const session = isClosed ? findOwnersSession(services, asked) : undefined;
  if (session !== undefined) {
    return isOwnersSession(services, session, upload.user_id).then((isOwners) =>
      isOwners ? undefined : refusalOf(services, upload, asked, state),
    );
  }
  return refusalOf(services, upload, asked, state);
}

interface LockState {
  /** Whether an album that closes it has ended, or there are too many of them. */
  isOver: boolean;
  /** Passwords that are missing. */
  closed: PassSubject[];
  isGranted: boolean;
}

function refusalOf(
  services: GateServices,
  upload: GatedRow,
  asked: ReadRequest,
  { isOver, closed, isGranted }: LockState,
): RefusalOrNone | Promise<RefusalOrNone> {
  if (isOver || (!isGranted && upload.downloads_left === 0)) return 'ended';
  const behindLock = isGranted ? undefined : 'limited';
  if (closed.length === 0) return behindLock;
  const password = findSentPassword(asked.request);
  if (password === undefined) return 'locked';
  return tryAtLocks(services, closed, password, asked).then((opened) =>
    opened.length === closed.length ? behindLock : 'locked',
  );
}

/** How passes are read on the request's host: a user's domain is always https. */
export const passReaderOf = (
  { clock, config, secret }: Pick<Services, 'clock' | 'config' | 'secret'>,
  { domain }: Pick<Visit, 'domain'>,
): PassReader => ({
  secret,
  now: clock.now(),
  isSecure: domain !== undefined || config.publicUrl.startsWith('https:'),
});

const isReadable = <Row extends GatedRow>(
  upload: Row | undefined,
  refused: Refusal | undefined,
): upload is Readable<Row> => upload !== undefined && refused === undefined;
