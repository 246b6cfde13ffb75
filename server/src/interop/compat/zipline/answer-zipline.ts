import { createDecipheriv, createHash } from 'node:crypto';

import type { StoredFile } from '@perch/contract/uploads';

import { jsonResponse } from '../../../http/error-response.ts';
import { AppError } from '../../../lib/errors.ts';
import type { ImportedCaller } from '../../../modules/tokens/check/authenticate-imported.ts';
import type { Services } from '../../../services.ts';
import {
  type CompatRequest,
  findUploader,
  linkNameOf,
  plainText,
  RefusedHeader,
  respondIn,
  type ResponseFormat,
  unknownToken,
} from '../compat-request.ts';
import { findLegacyAlbum, isLegacyDomain } from '../legacy-albums.ts';
import { receiveCompatFiles } from '../receive-compat-files.ts';
import { readZiplineHeaders, slugOf, type ZiplineOptions } from './zipline-headers.ts';

const filesMax = 20;

const versions = {
  3: {
    success: (files) => jsonResponse({ files: files.map(({ url }) => url) }, 200),
    failure: (error, code) => jsonResponse({ error, code }, code),
  },
  4: {
    success: (files) => jsonResponse({ files: files.map(toV4File) }, 200),
    failure: (error, statusCode) => jsonResponse({ error, statusCode, message: error }, statusCode),
  },
} satisfies Record<3 | 4, ResponseFormat>;

const toV4File = ({ _id: id, url, rawUrl, mimeType: type }: StoredFile) => ({
  id,
  name: linkNameOf(rawUrl),
  type,
  url,
});

/** Answers an upload by a client of Zipline; the form of its token tells the version. */
export function answerZipline(services: Services, call: CompatRequest): Promise<Response> {
  const token = call.request.headers.get('authorization') ?? '';
  const secret = services.config.compat?.ziplineSecret;
  const clientToken = secret === undefined ? undefined : readClientToken(token, secret);
  const version = clientToken === undefined ? 3 : 4;
  const responseFormat = versions[version];
  let isPlainText = false;
  const success: ResponseFormat['success'] = (files) =>
    isPlainText ? plainText(files.map(({ url }) => url).join(',')) : responseFormat.success(files);
  return respondIn(services, { ...responseFormat, success }, call, async () => {
    const caller = await findUploader(services, call, clientToken ?? token, [`zipline${version}`]);
    if (!caller) throw unknownToken();
    const { clock } = services;
    const options = readZiplineHeaders(call.request.headers, version, clock.now());
    ({ isPlainText } = options);
    const { requested, format, extension } = options;
    await resolveTargets(services, caller, requested);
    const texts = [...requested].map(([name, { text }]) => [name, text] as const);
    return withHeaderNames(requested, () =>
      receiveCompatFiles(services, call, {
        filesMax,
        findCaller: () => caller,
        optionsOf(name) {
          const slug = requested.has('slug') ? undefined : slugOf(format, name, clock.now());
          return slug === undefined ? texts : [...texts, ['slug', slug] as const];
        },
        nameOf: (name) =>
          extension === undefined ? name : `${name.replace(/\.[^.]*$/, '')}${extension}`,
      }),
    );
  });
}

/** Replaces the client's folder by the album imported from it, and drops its domain if new links are on the app's host. */
async function resolveTargets(
  services: Services,
  caller: ImportedCaller,
  requested: ZiplineOptions['requested'],
): Promise<void> {
  const folder = requested.get('album');
  if (folder) {
    const text = await findLegacyAlbum(services, caller, folder.text);
    requested.set('album', { ...folder, text });
  }
  const domains = requested.get('domain');
  if (!domains) return;
  const all = domains.text.split(',').map((name) => name.trim());
  const text = all[Math.floor(Math.random() * all.length)] ?? '';
  if (isLegacyDomain(services, text)) requested.delete('domain');
  else requested.set('domain', { ...domains, text });
}

/** Refusals of an option name the header that set it. */
async function withHeaderNames<T>(
  requested: ZiplineOptions['requested'],
  receive: () => Promise<T>,
) {
  try {
    return await receive();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const option = [...requested].find(([name]) => name === optionOf(error));
    throw option ? new RefusedHeader(option[1].header, error) : error;
  }
}

/** The option that the error is about. */
function optionOf({ code, field }: AppError): string | undefined {
  if (code === 'unknown_domain') return 'domain';
  return code === 'taken' ? 'slug' : field;
}

// Clients of Zipline 4 send `<base64 of the time>.<base64 of an initialization vector, a dot and AES-256-CBC of the
// token>`, the vector and the bytes in hexadecimal. So an account's token looks different each time that it is shown.

const form = /^[A-Za-z0-9+/]{1,64}={0,2}\.([A-Za-z0-9+/]{1,1024}={0,2})$/;
const sealedForm = /^([0-9a-f]{32})\.((?:[0-9a-f]{32})+)$/;

// Text of 32 hexadecimal digits, taken as it is written.
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The account's own token in what a client of Zipline 4 sends; undefined if `secret` is not that of its server. */
function readClientToken(sent: string, secret: string): string | undefined {
  const [, encoded] = form.exec(sent) ?? [];
  const sealed = encoded && Buffer.from(encoded, 'base64').toString('latin1');
  const [, vector, bytes] = sealedForm.exec(sealed ?? '') ?? [];
  if (vector === undefined || bytes === undefined) return undefined;
  const key = digest(digest(secret));
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(vector, 'hex'));
  try {
    return decipher.update(bytes, 'hex', 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
