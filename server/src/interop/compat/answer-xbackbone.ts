import { jsonResponse } from '../../http/error-response.ts';
import { version } from '../../lib/version.ts';
import type { Services } from '../../services.ts';
import { answerIn, type Dialect, findUploader, type OldCall, unknownToken } from './old-call.ts';
import { receiveOldFiles } from './receive-old-files.ts';

// Its link showed people a page, as a page's address does here. ShareX makes those of the raw file and of the deletion
// of it: see `xbackbone-links.ts`.
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
