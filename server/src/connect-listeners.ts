import type { SearchIndexing } from './database/search/maintain-index.ts';
import type { UserEvent } from './events/domain-events.ts';
import type { Services } from './services.ts';

type Listening = Pick<
  Services,
  | 'events'
  | 'slugs'
  | 'linkNames'
  | 'liveDomains'
  | 'blockedOwners'
  | 'settings'
  | 'knownTokens'
  | 'metrics'
  | 'arrivals'
> & { searchIndexing: SearchIndexing };

/** What an account has published begins or ends to be served. */
const ownerEvents: readonly UserEvent['kind'][] = [
  'user.approved',
  'user.suspended',
  'user.rejected',
  'user.links_kept',
  'user.links_stopped',
  'user.access_revoked',
];

/**
 * Connects everything in this process that follows its own verbs. A verb awaits it, so memory is right again
 * before the answer. The changes of other processes come over the invalidation bus.
 */
export function connectListeners({
  events,
  slugs,
  linkNames,
  liveDomains,
  blockedOwners,
  settings,
  knownTokens,
  metrics,
  searchIndexing,
  arrivals,
}: Listening) {
  events.listen(
    'slug cache',
    ['file.deleted', 'file.trashed', 'file.restored', 'file.changed', 'file.thumbnail_updated'],
    ({ upload }) => slugs.forget(upload.slug),
  );
  events.listen('album locks', ['album.locks_changed'], (event) =>
    event.slugs.forEach(slugs.forget),
  );
  events.listen('link names', ['link_names.changed'], ({ names }) =>
    names.forEach(linkNames.forget),
  );
  events.listen('blocked owners', ownerEvents, () => blockedOwners.refresh());
  events.listen(
    'live domains',
    ['domain.live', 'domain.offline', 'domain.redirected', 'domain.rebranded', ...ownerEvents],
    () => liveDomains.refresh(),
  );
  events.listen(
    'known tokens',
    [
      'account.changed',
      'settings.changed',
      'user.made_admin',
      'user.made_user',
      'user.deleted',
      ...ownerEvents,
    ],
    () => knownTokens.forgetAll(),
  );
  events.listen('settings', ['settings.changed'], () => settings.refresh());
  events.listen('metrics', ['file.created'], ({ upload }) => metrics.uploaded(upload.size));
  events.listen('search index', ['file.created', 'file.restored'], () => searchIndexing.note());
  events.listen('arrivals', ['file.created'], ({ upload }) => arrivals.note(upload));
}
