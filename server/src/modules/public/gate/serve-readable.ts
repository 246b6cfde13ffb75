import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { mayRead, type ReadableUpload, type ReadRequest } from './may-read.ts';
import { answerRefusal, type Surface } from './refusals.ts';

type Answer = Response | Promise<Response>;

interface PublicAddress extends ReadRequest {
  surface: Surface;
  slug: string;
}

const slugForm = /^[0-9A-Za-z]{10}$/;

/**
 * Answers a request at a public address of an upload: with `serve` where the gate lets it through,
 * otherwise with the gate's refusal. At once, without the database, where the upload is in memory.
 */
export function serveReadable(
  services: Pick<Services, 'db' | 'slugs' | 'blockedOwners'>,
  address: PublicAddress,
  serve: (upload: ReadableUpload) => Answer,
): Answer {
  const answer = (upload: UploadRow | undefined): Answer => {
    const decision = mayRead(services, upload, address);
    if ('allowed' in decision) return serve(decision.allowed);
    return answerRefusal(decision.refused, address.surface, address.request);
  };
  const upload = findBySlug(services, address.slug);
  return upload instanceof Promise ? upload.then(answer) : answer(upload);
}

function findBySlug({ db, slugs }: Pick<Services, 'db' | 'slugs'>, slug: string) {
  if (!slugForm.test(slug)) return undefined;
  return slugs.find(slug, (wanted) =>
    db.selectFrom('uploads').selectAll().where('slug', '=', wanted).executeTakeFirst(),
  );
}
