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
  type CompatRequest,
  findUploader,
  respondIn,
  type ResponseFormat,
  unknownToken,
} from './compat-request.ts';
import { receiveCompatFiles } from './receive-compat-files.ts';

// XBackBone's link opened a page, as a view URL does here. ShareX derives the addresses of the raw file and of the
// deletion from it, see below.
const format: ResponseFormat = {
  success(files) {
    const [file] = files;
    return jsonResponse({ message: 'OK', version, url: file?.viewUrl, raw_url: file?.rawUrl }, 201);
  },
  failure: (message, status) => jsonResponse({ message, version }, status),
};

/** Answers an upload by a client of XBackBone, whose token is a field before the file. */
export const answerXBackBone = (services: Services, call: CompatRequest): Promise<Response> =>
  respondIn(services, format, call, () =>
    receiveCompatFiles(services, call, {
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

// ShareX derives these addresses from the one in the response, as XBackBone's configuration file tells it to.
export const xBackBoneLinkPath = '/v/{slug}/{raw|delete}';
const form = /^\/v\/([^/]+)\/(?:raw|delete\/([^/]+))$/;

/**
 * Answers the addresses that a client of XBackBone derives from an upload's page: its bytes, and, with its owner's token,
 * the page that confirms its deletion. Undefined: another address.
 */
export function answerXBackBoneLink(
  services: Services,
  visit: Visit,
): Promise<Response> | undefined {
  const [, slug, token] = form.exec(parseRequestTarget(visit.request).path) ?? [];
  if (slug === undefined) return undefined;
  const address: PublicAddress = { ...visit, surface: 'file', slug };
  return token === undefined
    ? serveRaw(services, address)
    : redirectToDeletion(services, address, token);
}

const serveRaw = async (services: Services, address: PublicAddress) =>
  serveReadable(services, address, (upload) =>
    serveFile(services, upload, address.request, 'view'),
  );

async function redirectToDeletion(
  services: Services,
  address: PublicAddress,
  token: string,
): Promise<Response> {
  const upload = await findLink(services, address);
  const isOwners = upload && (await isTokenOf(services, upload.user_id, token));
  if (!isOwners) return respondRefused(services, 'gone', { ...address, upload: undefined });
  // That page is authorized by the gate as well, and asks for confirmation before deleting.
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
