import { brandNameLengthMax } from '@perch/contract/brand/limits';
import type { Sentence } from '@perch/messages/catalogue';

import { type Actor, recordAudit } from '../../../audit.ts';
import { acquireLock } from '../../../database/lock.ts';
import { addToTotal } from '../../../database/totals.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { publishAccountChange } from '../../accounts/publish-account-change.ts';
import { accentRefusal } from '../../settings/setting-refusals.ts';
import { livenessEvents } from '../live/domain-liveness.ts';
import { relinkInBatches } from '../live/relink-files.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';

/**
 * Toggles whether the domain is its owner's default for new uploads. Only an approved one can be made the
 * default; any can be unset. Throws `not_found`, `unknown_domain`.
 */
export function makeDefaultDomain(
  services: Services,
  ownerId: string,
  id: string,
): Promise<OwnedDomain> {
  return transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'domains', services.clock);
    const domain = await requireDomain(transaction, { id, ownerId });
    const isDefault = domain.owner_default_id === id;
    if (!isDefault && domain.status !== 'approved') {
      throw new AppError('unknown_domain', (m) => m.errors.defaultNotApproved);
    }
    const defaultId = isDefault ? null : id;
    await transaction
      .updateTable('users')
      .set({ default_domain_id: defaultId })
      .where('id', '=', ownerId)
      .execute();
    await publishAccountChange(transaction, emit, ownerId);
    return { ...domain, owner_default_id: defaultId };
  });
}

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
  return transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'domains', services.clock);
    const domain = await requireDomain(transaction, { id, ownerId: actor.id });
    const redirect_url = parseRedirect(url, domain.name);
    if (redirect_url === domain.redirect_url) return domain;
    await transaction.updateTable('domains').set({ redirect_url }).where('id', '=', id).execute();
    const subject = { type: 'domain' as const, id, name: domain.name };
    await recordAudit(transaction, services.clock, { actor, action: 'domain.redirected', subject });
    const redirected = { ...domain, redirect_url };
    emit({ kind: 'domain.redirected', domain: redirected });
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

interface Brand {
  id: string;
  /** Empty for none. */
  name: string;
  /** Empty for a neutral one. */
  accent: string;
}

/** Sets the brand of the actor's domain. Throws `not_found`, `invalid_request`. */
export async function setBrand(
  services: Services,
  actor: Actor,
  { id, name, accent }: Brand,
): Promise<OwnedDomain> {
  const brand = { brand_name: parseName(name), brand_accent: parseAccent(accent) };
  return transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'domains', services.clock);
    const domain = await requireDomain(transaction, { id, ownerId: actor.id });
    const before = describe(domain);
    const changed = { ...domain, ...brand };
    if (describe(changed) === before) return domain;
    await transaction.updateTable('domains').set(brand).where('id', '=', id).execute();
    await recordAudit(transaction, services.clock, {
      actor,
      action: 'domain.brand_changed',
      subject: { type: 'domain', id, name: domain.name },
      detail: `${before} → ${describe(changed)}`,
    });
    emit({ kind: 'domain.rebranded', domain: changed });
    return changed;
  });
}

const describe = ({ brand_name: name, brand_accent: accent }: OwnedDomain) =>
  [name && JSON.stringify(name), accent].filter(Boolean).join(' ') || 'neutral';

function parseName(text: string): string {
  const name = text.trim();
  if ([...name].length > brandNameLengthMax) {
    throw refused((m) => m.brand.nameTooLong({ max: brandNameLengthMax }));
  }
  if (/\p{Cc}|\p{Cs}/u.test(name)) throw refused((m) => m.brand.nameNotOneLine);
  return name;
}

function parseAccent(text: string): string {
  const written = text.trim();
  if (written === '') return '';
  const refusal = accentRefusal(written);
  if (refusal) throw refused(refusal);
  return written.toLowerCase();
}

const refused = (sentence: Sentence) => new AppError('invalid_request', sentence);

/**
 * Deletes a domain, with `ownerId` only one of that user. Its files get links on the app's host. Can be
 * repeated after an interruption. Throws `not_found`.
 */
export async function removeDomain(
  services: Services,
  actor: Actor,
  { id, ownerId }: { id: string; ownerId: string | undefined },
): Promise<void> {
  const { db, clock } = services;
  await requireDomain(db, { id, ownerId });
  // The foreign key would do this as well, but in one statement for all rows.
  await relinkInBatches(db, id, null);
  await transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'domains', clock);
    const domain = await requireDomain(transaction, { id, ownerId });
    const { name, status } = domain;
    await transaction.deleteFrom('domains').where('id', '=', id).execute();
    await addToTotal(transaction, 'domains', -1);
    if (status === 'pending') await addToTotal(transaction, 'pending_domains', -1);
    const subject = { type: 'domain' as const, id, name };
    await recordAudit(transaction, clock, { actor, action: 'domain.removed', subject });
    emit({ kind: 'domain.removed', domain }, ...livenessEvents(domain, undefined));
  });
}
