import { errorStatuses } from '@perch/contract/errors';

import { AppError } from '../../lib/errors.ts';
import type { OwnedRequest } from '../../modules/requests/find-request.ts';
import { receiveFiles } from '../../modules/uploads/receive/form/multipart.ts';
import type { Services } from '../../services.ts';
import { refuseOtherSite } from '../gate/posted-form.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { visitorNetwork } from '../visit.ts';
import type { DropAddress } from './ask-drop.ts';
import type { FormOutcome } from './drop-page.ts';
import { limitBeginnings, receiveDrop } from './receive-drop.ts';
import { readSenderFields } from './sender-fields.ts';

/**
 * Receives the files of the page's form one after the other, up to the first that is refused: those before it stay.
 * Throws only what no sentence is for.
 */
export async function receivePageForm(
  services: Services,
  found: OwnedRequest,
  { address, frame, stayOpen }: { address: DropAddress; frame: PageFrame; stayOpen: () => void },
): Promise<FormOutcome> {
  const { request } = address;
  const network = visitorNetwork(services, address);
  let received = 0;
  try {
    refuseOtherSite(request);
    const filesMax = found.request.files_max;
    await receiveFiles({ request, stayOpen }, { filesMax }, async ({ name, fields, chunks }) => {
      const sender = readSenderFields(fields, request.headers);
      await limitBeginnings(services, network);
      await receiveDrop(services, found, { name, sender, announced: undefined, chunks });
      received += 1;
    });
    if (received === 0) throw new AppError('file_missing', (m) => m.errors.fileMissing);
    return { received };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.refusals.record(error);
    const failure = {
      sentence: error.sentenceIn(frame.locale),
      status: errorStatuses[error.code],
    };
    return { received, failure };
  }
}
