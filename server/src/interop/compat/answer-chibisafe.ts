import { jsonResponse } from '../../http/error-response.ts';
import { invalidOption } from '../../modules/uploads/options/options.ts';
import type { Services } from '../../services.ts';
import {
  type CompatRequest,
  findUploader,
  linkNameOf,
  RefusedHeader,
  respondIn,
  type ResponseFormat,
  unknownToken,
} from './compat-request.ts';
import { receiveCompatFiles } from './receive-compat-files.ts';

const format: ResponseFormat = {
  success(files) {
    const [file] = files;
    const { _id: uuid, url, rawUrl = '', thumbnailUrl: thumb } = file ?? {};
    const name = linkNameOf(rawUrl);
    return jsonResponse({ name, uuid, url, identifier: name, publicUrl: url, thumb }, 200);
  },
  failure: (message, statusCode) =>
    jsonResponse({ statusCode, error: message, message }, statusCode),
};

// Only the web app of Chibisafe sends files in pieces, each in its own request.
const chunkHeaders = ['chibi-chunks-total', 'chibi-chunk-number', 'chibi-uuid'];

/** Throws `RefusedHeader` for a piece of a file, and for an album: clients name it by a key that is not imported. */
function refuseHeaders(headers: Headers): void {
  const isWhole = headers.get('chibi-chunks-total') === '1';
  const names = [...(isWhole ? [] : chunkHeaders), 'albumuuid'];
  const header = names.find((name) => headers.has(name));
  if (header === undefined) return;
  const refusal = invalidOption(header, (m) => m.linkOptions.options.unknown({ name: header }));
  throw new RefusedHeader(header, refusal);
}

/** Answers an upload by a client of Chibisafe with its API key. */
export const answerChibisafe = (services: Services, call: CompatRequest): Promise<Response> =>
  respondIn(services, format, call, async () => {
    const key = call.request.headers.get('x-api-key') ?? '';
    const caller = await findUploader(services, call, key, ['chibisafe']);
    if (!caller) throw unknownToken();
    refuseHeaders(call.request.headers);
    return receiveCompatFiles(services, call, { filesMax: 1, findCaller: () => caller });
  });
