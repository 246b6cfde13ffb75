import type { UserEvent } from './events/domain-events.ts';
import type { Services } from './services.ts';

type Listening = Pick<Services, 'events' | 'slugs' | 'liveDomains' | 'blockedOwners' | 'metrics'>;

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
  liveDomains,
  blockedOwners,
  metrics,
}: Listening) {
  events.listen('slug cache', ['file.deleted', 'file.thumbnail_updated'], ({ upload }) =>
    slugs.forget(upload.slug),
  );
  events.listen('blocked owners', ownerEvents, () => blockedOwners.refresh());
  events.listen(
    'live domains',
    ['domain.live', 'domain.offline', 'domain.redirected', ...ownerEvents],
    () => liveDomains.refresh(),
  );
  events.listen('metrics', ['file.created'], ({ upload }) => metrics.uploaded(upload.size));
}
