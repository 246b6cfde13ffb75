import { type Actor, recordAudit } from '../../../audit.ts';
import { takeLock } from '../../../database/lock.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';

interface Redirect {
  id: string;
  /** Empty for no redirect. */
  url: string;
}

/** Sets the redirect of the front page of the actor's domain. Throws `not_found`, `invalid_request`. */
export async function setRedirect(
  services: Services,
  actor: Actor,
  { id, url }: Redirect,
): Promise<OwnedDomain> {
  return transact(services, async (transaction, note) => {
    await takeLock(transaction, 'domains', services.clock);
    const domain = await requireDomain(transaction, { id, ownerId: actor.id });
    const redirect_url = parseRedirect(url, domain.name);
    if (redirect_url === domain.redirect_url) return domain;
    await transaction.updateTable('domains').set({ redirect_url }).where('id', '=', id).execute();
    const subject = { type: 'domain' as const, id, name: domain.name };
    await recordAudit(transaction, services.clock, { actor, action: 'domain.redirected', subject });
    const redirected = { ...domain, redirect_url };
    note({ kind: 'domain.redirected', domain: redirected });
    return redirected;
  });
}

function parseRedirect(text: string, domain: string): string {
  const written = text.trim();
  if (written === '') return '';
  // URL parsers accept malformed input that browsers may interpret differently.
  const url = /^https?:\/\/[^\s\\@/?#]+([/?#][^\s\\]*)?$/i.test(written)
    ? URL.parse(written)
    : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new AppError('invalid_request', (m) => m.errors.redirectScheme);
  }
  if (url.hostname.replace(/\.$/, '') === domain && url.pathname === '/') {
    throw new AppError('invalid_request', (m) => m.errors.redirectToItself);
  }
  return url.href;
}
