import type { DomainRow, UploadRow, UserRow } from '../database/schema.ts';

// What has become true of the installation, each said once, by the process whose verb has changed it and
// after that change was committed. What other processes have to forget is told to them by
// `database/invalidation` instead, in the change's own transaction.

/** A file has its row and its link, or has lost them. The row is as it is, or was last. */
export interface FileEvent {
  kind: 'file.created' | 'file.deleted' | 'file.thumbnail_updated';
  upload: UploadRow;
}

/**
 * `domain.live`: files are served on it from now on, as far as its owner's links work. `domain.offline`:
 * no longer. Both come beside what has led to them.
 */
export interface DomainNameEvent {
  kind:
    | 'domain.requested'
    | 'domain.approved'
    | 'domain.rejected'
    | 'domain.removed'
    | 'domain.redirected'
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

export type DomainEvent = FileEvent | DomainNameEvent | UserEvent;

export type EventKind = DomainEvent['kind'];

/** The event of this kind. */
export type EventOf<Kind extends EventKind> = DomainEvent & { kind: Kind };
