import type { Transaction } from 'kysely';

import type { Actor } from '../../../audit.ts';
import { isForeignKeyViolation } from '../../../database/failures.ts';
import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { updateUpload } from '../../../database/writes/uploads.ts';
import { type Emit, transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { joinAlbum } from '../../album-membership/join-album.ts';
import { findApprovedDomain } from '../../domains/requests/find-domain.ts';
import { replaceTags } from '../../tags/upload-tags.ts';
import { auditOthersUpload } from '../audit-others-upload.ts';
import { requireUpload, type UploadScope } from '../find-upload.ts';
import { requireAlbumOf, requireAllowedExpiry } from '../options/options.ts';
import { changeName } from '../slugs/change-name.ts';
import { lockSlugs } from '../slugs/claim-slug.ts';
import { changedColumns } from './changed-columns.ts';
import { lockUpload } from './lock-upload.ts';
import { parseChange, type RequestedChange } from './parse-change.ts';

/** A request to change one upload. */
export interface UploadToChange {
  actor: Actor;
  scope: UploadScope;
  id: string;
}

/** A change that was checked, of which uploads of this owner may be given each. */
export interface PreparedChange {
  change: RequestedChange;
  domainId: string | null | undefined;
  albumId: string | undefined;
  passwordHash: string | null | undefined;
}

/**
 * Changes options, address, tags, album and name of one of the uploads in scope, all or nothing; another owner's is
 * recorded in the audit log. Throws `not_found`, `invalid_option`, `unknown_domain`, `taken`, `tag_limit`, `album_full`
 * and `busy`.
 */
export async function changeUpload(
  services: Services,
  wanted: UploadToChange,
  body: Readonly<Record<string, unknown>>,
): Promise<UploadRow> {
  const change = checkChange(services, body);
  const { user_id: ownerId } = await requireUpload(services, wanted.scope, wanted.id);
  return applyChange(services, wanted, await resolveChange(services, ownerId, change));
}

/** What several uploads of an owner are given. Throws `invalid_option`, `unknown_domain` and `not_found`. */
export const prepareChange = (
  services: Services,
  ownerId: string,
  body: Readonly<Record<string, unknown>>,
): Promise<PreparedChange> => resolveChange(services, ownerId, checkChange(services, body));

function checkChange(services: Services, body: Readonly<Record<string, unknown>>): RequestedChange {
  const now = services.clock.now();
  const change = parseChange(body, now);
  requireAllowedExpiry(services, change.expiry, now);
  return change;
}

async function resolveChange(
  services: Services,
  ownerId: string,
  change: RequestedChange,
): Promise<PreparedChange> {
  const domainId = await findDomainId(services, ownerId, change.domain);
  const albumId =
    change.album === undefined
      ? undefined
      : await requireAlbumOf(services.db, ownerId, change.album);
  const { password } = change;
  const passwordHash =
    typeof password === 'string' ? await services.passwords.links.hash(password) : password;
  return { change, domainId, albumId, passwordHash };
}

/** Gives one upload a change that was prepared for its owner, all or nothing. Throws what `changeUpload` throws. */
export async function applyChange(
  services: Services,
  { actor, scope, id }: UploadToChange,
  { change, domainId, albumId, passwordHash }: PreparedChange,
): Promise<UploadRow> {
  const { clock } = services;
  const addressed = { slug: change.slug, domainId };
  const isAddressed = change.slug !== undefined || domainId !== undefined;
  try {
    return await transact(services, async (transaction, emit) => {
      if (isAddressed) await lockSlugs(transaction, services);
      const upload = await lockUpload(transaction, scope, id, clock.now());
      const { columns, names } = isAddressed
        ? await changeName(transaction, services, upload, addressed)
        : { columns: {}, names: [] };
      const changed = await updateUpload(transaction, upload, {
        ...changedColumns(upload, change, clock.now()),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
        ...columns,
      });
      if (change.tags) await replaceTags(transaction, upload, change.tags, clock.now());
      await publishInvalidation(transaction, { kind: 'link-names', names });
      if (names.length > 0) emit({ kind: 'link_names.changed', names });
      if (albumId !== undefined)
        await joinAlbum(transaction, { albumId, uploadId: changed.id, now: clock.now() });
      await publishUploadChange(transaction, services, {
        changed,
        actor,
        detail: detailOf(change),
        emit,
      });
      return changed;
    });
  } catch (error) {
    // The domain was deleted since it was looked up.
    if (isAddressed && isForeignKeyViolation(error)) throw unknownDomain(error);
    throw error;
  }
}

async function findDomainId(
  services: Services,
  ownerId: string,
  name: string | null | undefined,
): Promise<string | null | undefined> {
  if (name === null || name === undefined) return name;
  const domain = await findApprovedDomain(services, ownerId, name);
  if (!domain) throw unknownDomain();
  return domain.id;
}

const unknownDomain = (cause?: unknown) =>
  new AppError('unknown_domain', (m) => m.errors.notApprovedDomain, { cause });

interface Changed {
  changed: UploadRow;
  actor: Actor;
  /** What was changed, for the audit log. */
  detail: string;
  emit: Emit;
}

/** Invalidates caches, emits the event and, for another owner's upload, writes to the audit log. */
export async function publishUploadChange(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { changed, actor, detail, emit }: Changed,
): Promise<void> {
  await publishInvalidation(transaction, { kind: 'uploads', slugs: [changed.slug] });
  const audited = { actor, action: 'upload.changed', upload: changed, detail } as const;
  await auditOthersUpload(transaction, clock, audited);
  emit({ kind: 'file.changed', upload: changed });
}

/** The names of the options, without their values: passwords do not belong in the log. */
const detailOf = (change: RequestedChange) =>
  Object.keys(change)
    .map((name) => (name === 'expiry' ? 'expires' : name))
    .join(', ');
