import type { ErrorCode } from '@perch/contract/errors';
import { changesOfOne } from '@perch/contract/uploads/batches';

import type { Actor } from '../../../audit.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { applyTags } from '../../tags/apply-tags.ts';
import { applyChange, prepareChange } from '../change/change-upload.ts';
import { invalidOption } from '../options/options.ts';
import { ownIdsIn } from './own-ids.ts';

interface ToChange {
  actor: Actor;
  ownerId: string;
  ids: readonly string[];
}

interface Changes {
  change?: Readonly<Record<string, unknown>> | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
}

interface Changed {
  /** Ids. */
  uploads: string[];
  refused: { _id: string; code: ErrorCode }[];
}

// The database writes the transactions of so many together.
const concurrency = 20;

/**
 * Changes the owner's uploads among these: tags of all or none of them, then options, of each upload all or none. Throws what
 * `applyTags` throws, and `invalid_option`, `unknown_domain` and `not_found` for options that no upload can have.
 */
export async function changeUploads(
  services: Services,
  { actor, ownerId, ids }: ToChange,
  { change = {}, addTags = [], removeTags = [] }: Changes,
): Promise<Changed> {
  const single = changesOfOne.find((name) => change[name] !== undefined);
  if (single !== undefined)
    throw invalidOption(single, (m) => m.linkOptions.options.unknown({ name: single }));
  const prepared = await prepareChange(services, ownerId, change);
  const wanted = { table: 'uploads', ownerId, ids, endsAfter: services.clock.now() } as const;
  const uploads = await ownIdsIn(services.db, wanted);
  if (uploads.length > 0 && addTags.length + removeTags.length > 0)
    await applyTags(services, ownerId, { uploads, add: addTags, remove: removeTags });
  if (Object.keys(change).length === 0) return { uploads, refused: [] };
  const changed: Changed = { uploads: [], refused: [] };
  for (let start = 0; start < uploads.length; start += concurrency) {
    const part = uploads.slice(start, start + concurrency);
    await Promise.all(
      part.map(async (id) => {
        try {
          await applyChange(services, { actor, scope: { ownerId }, id }, prepared);
          changed.uploads.push(id);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          changed.refused.push({ _id: id, code: error.code });
        }
      }),
    );
  }
  return changed;
}
