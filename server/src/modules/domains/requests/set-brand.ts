import { brandNameLengthMax } from '@perch/contract/brand/limits';
import type { Sentence } from '@perch/messages/catalogue';

import { type Actor, recordAudit } from '../../../audit.ts';
import { takeLock } from '../../../database/lock.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { accentRefusal } from '../../settings/setting-refusals.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';

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
  return transact(services, async (transaction, note) => {
    await takeLock(transaction, 'domains', services.clock);
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
    note({ kind: 'domain.rebranded', domain: changed });
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
