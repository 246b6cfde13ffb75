import type { RequestRow } from '../database/rows/request-rows.ts';
import type { UploadRow } from '../database/rows/upload-rows.ts';
import type { DomainRow, UserRow } from '../database/schema.ts';

// Facts about the installation, each published once, after the commit, by the process that made the change. Caches of
// other processes are invalidated by `database/invalidation` instead, in the transaction of the change.

/**
 * A file has its row and its link, or has lost them, in the trash the link alone, or has other options or
 * bytes. The row is as it is, or was last.
 */
export interface FileEvent {
  kind:
    | 'file.created'
    | 'file.deleted'
    | 'file.trashed'
    | 'file.restored'
    | 'file.changed'
    | 'file.thumbnail_updated';
  upload: UploadRow;
}

/** Custom slugs have come, lead elsewhere or have become aliases; as `linkNameKey` writes them. */
export interface LinkNamesEvent {
  kind: 'link_names.changed';
  names: readonly string[];
}

/** What albums ask at the own links of their files is another thing: of the uploads with these slugs. */
export interface AlbumLocksEvent {
  kind: 'album.locks_changed';
  slugs: readonly string[];
}

/**
 * `domain.live`: files are served on it from now on, as far as its owner's links work. `domain.offline`:
 * no longer. Both follow the event that caused them.
 */
export interface DomainNameEvent {
  kind:
    | 'domain.requested'
    | 'domain.approved'
    | 'domain.rejected'
    | 'domain.removed'
    | 'domain.redirected'
    | 'domain.rebranded'
    | 'domain.live'
    | 'domain.offline';
  domain: DomainRow;
}

/** `user.access_revoked`: a deletion has begun, and will end with `user.deleted`. */
export interface UserEvent {
  kind:
    | 'user.registered'
    | 'user.approved'
    | 'user.suspended'
    | 'user.rejected'
    | 'user.links_kept'
    | 'user.links_stopped'
    | 'user.made_admin'
    | 'user.made_user'
    | 'user.quota_changed'
    | 'user.access_revoked'
    | 'user.deleted';
  user: UserRow;
}

/** An account's tokens are others, or what its calls and uploads depend on. */
export interface AccountEvent {
  kind: 'account.changed';
  userId: string;
}

/** Settings that administrators change in the app have other values, by their names. */
export interface SettingsEvent {
  kind: 'settings.changed';
  names: readonly string[];
}

/** A file has arrived by a request for files; `file.created` is said of it as well. */
export interface RequestEvent {
  kind: 'request.received';
  /** As it was before it counted the file. */
  request: RequestRow;
  uploadId: string;
  /** The name that the sender gave; may be empty. */
  sender: string;
}

export type DomainEvent =
  | FileEvent
  | LinkNamesEvent
  | AlbumLocksEvent
  | DomainNameEvent
  | UserEvent
  | AccountEvent
  | SettingsEvent
  | RequestEvent;

export type EventKind = DomainEvent['kind'];

/** The event of this kind. */
export type EventOf<Kind extends EventKind> = DomainEvent & { kind: Kind };
