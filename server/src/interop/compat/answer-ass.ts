import type { UploadOptionName } from '@perch/contract/uploads/options';

import { jsonResponse } from '../../http/error-response.ts';
import { invalidOption } from '../../modules/uploads/options/options.ts';
import type { Services } from '../../services.ts';
import {
  type CompatRequest,
  findUploader,
  plainText,
  RefusedHeader,
  respondIn,
  type ResponseFormat,
  unknownToken,
} from './compat-request.ts';
import { isLegacyDomain } from './legacy-albums.ts';
import { receiveCompatFiles } from './receive-compat-files.ts';

const format: ResponseFormat = {
  success(files) {
    const [file] = files;
    const { url: resource, thumbnailUrl: thumbnail, deletionUrl } = file ?? {};
    return jsonResponse({ resource, thumbnail, delete: deletionUrl }, 200);
  },
  failure: plainText,
};

const headerPrefix = 'x-ass-';
// Links always have their extension here, and pages show times in their visitors' time zones.
const ignoredHeaders = new Set(['x-ass-with-file-ext', 'x-ass-timeoffset']);
const domainHeader = 'x-ass-domain';

/** Throws `RefusedHeader` for a header of ass that cannot be honoured. */
function optionsIn(services: Services, headers: Headers): [UploadOptionName, string][] {
  for (const [name] of headers) {
    const header = name.toLowerCase();
    if (!header.startsWith(headerPrefix) || ignoredHeaders.has(header) || header === domainHeader)
      continue;
    const refusal = invalidOption(header, (m) => m.linkOptions.options.unknown({ name: header }));
    throw new RefusedHeader(header, refusal);
  }
  const domain = headers.get(domainHeader) ?? '';
  return isLegacyDomain(services, domain) ? [] : [['domain', domain]];
}

/** Answers an upload by a client of ass. */
export const answerAss = (services: Services, call: CompatRequest): Promise<Response> =>
  respondIn(services, format, call, async () => {
    const { headers } = call.request;
    const token = headers.get('authorization') ?? '';
    const caller = await findUploader(services, call, token, ['ass']);
    if (!caller) throw unknownToken();
    const options = optionsIn(services, headers).filter(([, text]) => text !== '');
    return receiveCompatFiles(services, call, {
      filesMax: 1,
      findCaller: () => caller,
      optionsOf: () => options,
    });
  });
