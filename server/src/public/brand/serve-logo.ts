import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { evaluateCached } from '../serving/preconditions.ts';

const headers = {
  // Known for a minute without asking; the web app's own address of it names the version.
  'cache-control': 'public, max-age=60, must-revalidate',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Answers a GET or HEAD for the logo. Throws `not_found` where there is none. */
export async function serveLogo(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  request: Request,
): Promise<Response> {
  const known = settings.current().logoHash;
  if (known === null) throw noLogo();
  if (isCached(request, known)) {
    return new Response(null, { status: 304, headers: { ...headers, etag: `"${known}"` } });
  }
  const logo = await db
    .selectFrom('brand_images')
    .select(['bytes', 'type', 'hash', 'updated_at'])
    .where('kind', '=', 'logo')
    .executeTakeFirst();
  if (!logo) throw noLogo();
  const described = { ...headers, 'content-type': logo.type, etag: `"${logo.hash}"` };
  if (request.method === 'HEAD') return new Response(null, { headers: described });
  return new Response(new Uint8Array(logo.bytes), { headers: described });
}

// Without a date: replacing a picture twice within a second would go unnoticed.
const isCached = ({ headers: asked }: Request, hash: string) =>
  asked.has('if-none-match') &&
  evaluateCached(asked, { etag: `"${hash}"`, lastModified: '' }) === 'not_modified';

const noLogo = () => new AppError('not_found', (m) => m.brand.noLogo);
