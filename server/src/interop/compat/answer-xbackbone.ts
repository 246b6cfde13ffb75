import { jsonResponse } from '../../http/error-response.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import { version } from '../../lib/version.ts';
import { hashOfToken } from '../../modules/tokens/check/token-secret.ts';
import { deletionUrlOf } from '../../modules/uploads/deletion-link.ts';
import { findLink } from '../../public/gate/find-link.ts';
import { respondRefused } from '../../public/gate/refusals.ts';
import { type PublicAddress, serveReadable } from '../../public/gate/serve-readable.ts';
import { serveFile } from '../../public/serving/serve-file.ts';
import type { Visit } from '../../public/visit.ts';
import type { Services } from '../../services.ts';
import {
  answerIn,
  type Dialect,
  findUploader,
  type OldCall,
  unknownToken,
} from './compat-request.ts';
import { receiveOldFiles } from './receive-compat-files.ts';

// Its link showed people a page, as a page's address does here. ShareX makes those of the raw file and of the deletion
// of it, as below.
const dialect: Dialect = {
  success(files) {
    const [file] = files;
    return jsonResponse({ message: 'OK', version, url: file?.viewUrl, raw_url: file?.rawUrl }, 201);
  },
  failure: (message, status) => jsonResponse({ message, version }, status),
};

/** Answers an upload by a client of XBackBone, whose token is a field before the file. */
export const answerXBackBone = (services: Services, call: OldCall): Promise<Response> =>
  answerIn(services, dialect, call, () =>
    receiveOldFiles(services, call, {
      filesMax: 1,
      fieldNames: ['token'],
      async findCaller(fields) {
        const token = fields.get('token') ?? '';
        const caller = await findUploader(services, call, token, ['xbackbone']);
        if (caller) return caller;
        throw unknownToken();
      },
    }),
  );

// ShareX makes these addresses of the answered one, as the file says that XBackBone gives it.
export const xBackBoneLinkPath = '/v/{slug}/{raw|delete}';
const form = /^\/v\/([^/]+)\/(?:raw|delete\/([^/]+))$/;

/**
 * Answers at the addresses that a client of XBackBone has made of an upload's page: its bytes, and the page that
 * confirms its deletion, for the token of its owner. Undefined: another address.
 */
export function findXBackBoneLink(services: Services, visit: Visit): Promise<Response> | undefined {
  const [, slug, token] = form.exec(parseRequestTarget(visit.request).path) ?? [];
  if (slug === undefined) return undefined;
  const address: PublicAddress = { ...visit, surface: 'file', slug };
  return token === undefined
    ? serveRaw(services, address)
    : leadToDeletion(services, address, token);
}

const serveRaw = async (services: Services, address: PublicAddress) =>
  serveReadable(services, address, (upload) =>
    serveFile(services, upload, address.request, 'view'),
  );

async function leadToDeletion(
  services: Services,
  address: PublicAddress,
  token: string,
): Promise<Response> {
  const upload = await findLink(services, address);
  const isOwners = upload && (await isTokenOf(services, upload.user_id, token));
  if (!isOwners) return respondRefused(services, 'gone', { ...address, upload: undefined });
  // That page asks the gate, and its visitor once more before it deletes.
  return new Response(null, {
    status: 303,
    headers: {
      location: deletionUrlOf(services, upload),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

async function isTokenOf({ db }: Services, userId: string, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('tokens')
    .innerJoin('imports', 'imports.id', 'tokens.import_id')
    .select('tokens.id')
    .where('tokens.secret_hash', '=', hashOfToken(token))
    .where('tokens.import_id', 'is not', null)
    .where('tokens.user_id', '=', userId)
    .where('imports.source', '=', 'xbackbone')
    .executeTakeFirst();
  return found !== undefined;
}
