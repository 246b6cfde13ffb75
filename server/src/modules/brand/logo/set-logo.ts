import { logoBytesMax, logoEdgeMax, logoEdgeMin } from '@perch/contract/brand/limits';
import { formatBytes } from '@perch/contract/text/size';
import type { Sentence } from '@perch/messages/catalogue';

import { type Actor, recordAudit } from '../../../audit.ts';
import { acquireLock } from '../../../database/lock.ts';
import { transact } from '../../../events/event-bus.ts';
import { readUpTo } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { type ContainerProblem, readContainer } from './read-container.ts';

type LogoServices = Pick<Services, 'db' | 'clock' | 'events' | 'pictures'>;

const problems: Record<ContainerProblem, Sentence> = {
  other: (m) => m.brand.logoType,
  damaged: (m) => m.brand.logoDamaged,
  more: (m) => m.brand.logoHasMore,
};

const subject = { type: 'setting', id: 'logo', name: 'Logo' } as const;

/**
 * Makes this PNG or WebP the logo, re-encoded in the process that handles hostile pictures. Throws
 * `invalid_request` for any other file, and `busy`.
 */
export async function setLogo(
  services: LogoServices,
  actor: Actor,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  requireLogo(picture);
  const bytes = await services.pictures.make(new Blob([picture]), picture.length, 'logo');
  if (!bytes) throw refused(problems.damaged);
  const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
  const { clock } = services;
  await transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'settings', clock);
    const row = { bytes, type: 'image/webp', hash, updated_at: clock.now() };
    await transaction
      .insertInto('brand_images')
      .values({ kind: 'logo', ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute();
    const detail = `${formatBytes(bytes.length)}, SHA-256 ${hash}`;
    await recordAudit(transaction, clock, { actor, action: 'brand.logo_set', subject, detail });
    emit({ kind: 'settings.changed', names: ['logo'] });
  });
}

/** Removes the logo; without one nothing happens. */
export async function removeLogo(services: LogoServices, actor: Actor): Promise<void> {
  const { clock } = services;
  await transact(services, async (transaction, emit) => {
    await acquireLock(transaction, 'settings', clock);
    const { numDeletedRows } = await transaction
      .deleteFrom('brand_images')
      .where('kind', '=', 'logo')
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await recordAudit(transaction, clock, { actor, action: 'brand.logo_removed', subject });
    emit({ kind: 'settings.changed', names: ['logo'] });
  });
}

function requireLogo(picture: Uint8Array): void {
  const container = readContainer(picture);
  if ('problem' in container) throw refused(problems[container.problem]);
  const { width, height } = container;
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  if (least >= logoEdgeMin && most <= logoEdgeMax) return;
  throw refused((m) => m.brand.logoEdges({ min: logoEdgeMin, max: logoEdgeMax }));
}

const refused = (sentence: Sentence) => new AppError('invalid_request', sentence);

const types = /^image\/(?:png|webp)\s*(?:;|$)/i;

/** The picture in a request. Throws `unsupported_media_type`, `body_too_large`, `upload_incomplete`. */
export async function readPicture(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (!types.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_media_type', (m) => m.brand.logoType);
  }
  const bytes = await readUpTo(request, logoBytesMax).catch((cause: unknown) => {
    throw new AppError('upload_incomplete', (m) => m.brand.logoDamaged, { cause });
  });
  if (bytes) return bytes;
  throw new AppError('body_too_large', (m) => m.brand.logoTooLarge({ maxBytes: logoBytesMax }));
}
