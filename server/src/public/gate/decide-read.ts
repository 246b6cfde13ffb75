import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Services } from '../../services.ts';
import type { Visit, Visitor } from '../visit.ts';
import { findOwnersSession, isOwnersSession } from './owners-view.ts';
import { hasPass, type PassReader, type PassSubject } from './passes.ts';
import { findSentPassword, tryPassword } from './try-password.ts';

declare const passed: unique symbol;

/** The columns of an upload that the gate goes by. */
export type GatedRow = PassSubject & Pick<UploadRow, 'user_id' | 'expires_at' | 'downloads_left'>;

/**
 * An upload that one request may read. Only `decideRead` makes one, and whatever serves bytes or facts
 * takes nothing else, so it cannot be reached without the gate. Not to be kept for other requests.
 */
export type Readable<Row extends GatedRow> = Row & { readonly [passed]: true };
export type ReadableUpload = Readable<UploadRow>;

/**
 * Why a request may not read an upload; `refusals.ts` says how each is answered. `ended`: it was there, of which
 * only its page tells. `locked`: it has a password. `limited`: a download has to be spent first.
 */
export type Refusal = 'gone' | 'ended' | 'locked' | 'limited';

/** The kinds of public addresses; each answers a refusal in its own way. */
export type Surface =
  'file' | 'thumbnail' | 'deletionPage' | 'page' | 'preview' | 'oembed' | 'archive';

/** What the gate goes by besides the upload. */
export interface ReadRequest extends Visitor, Pick<Visit, 'domain'> {
  surface: Surface;
}

export type ReadDecision<Row extends GatedRow = UploadRow> =
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
const isOpen = ({ expires_at, downloads_left, password_hash }: GatedRow) =>
  expires_at === null && downloads_left === null && password_hash === null;

function findClosed(
  services: GateServices,
  upload: GatedRow,
  asked: ReadRequest,
): RefusalOrNone | Promise<RefusalOrNone> {
  const { expires_at: expiresAt, downloads_left: left } = upload;
  if (expiresAt !== null && expiresAt <= services.clock.now()) return 'ended';
  // Its secret is the right to delete; what it may show of the file is decided as for the file's own page.
  if (asked.surface === 'deletionPage') return undefined;
  // Owners put what they like into archives of their own; that of an album leaves locked and limited files out.
  if (asked.surface === 'archive') return undefined;
  const reader = passReaderOf(services, asked);
  const cookies = asked.request.headers.get('cookie');
  const isUnlocked = upload.password_hash === null || hasPass(reader, cookies, 'unlock', upload);
  const isGranted = left === null || hasPass(reader, cookies, 'grant', upload);
  const session = isUnlocked && isGranted ? undefined : findOwnersSession(services, asked);
  if (session !== undefined) {
    return isOwnersSession(services, session, upload.user_id).then((isOwners) =>
      isOwners ? undefined : refusalOf(services, upload, asked, { isUnlocked, isGranted }),
    );
  }
  return refusalOf(services, upload, asked, { isUnlocked, isGranted });
}

interface PassState {
  isUnlocked: boolean;
  isGranted: boolean;
}

function refusalOf(
  services: GateServices,
  upload: GatedRow,
  asked: ReadRequest,
  { isUnlocked, isGranted }: PassState,
): RefusalOrNone | Promise<RefusalOrNone> {
  if (!isGranted && upload.downloads_left === 0) return 'ended';
  const behindLock = isGranted ? undefined : 'limited';
  if (isUnlocked) return behindLock;
  const password = findSentPassword(asked.request);
  if (password === undefined) return 'locked';
  return tryPassword(services, upload, password, asked).then((isRight) =>
    isRight ? behindLock : 'locked',
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
