import type { StoredFile } from '@perch/contract/uploads';
import type { UploadOptionName } from '@perch/contract/uploads/options';

import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Caller } from '../../http/endpoint.ts';
import { beginUpload } from '../../modules/uploads/options/begin-upload.ts';
import type { ChosenOptions } from '../../modules/uploads/options/options.ts';
import { openAllowance } from '../../modules/uploads/quota/daily-allowance.ts';
import {
  announcedFileBytes,
  type MultipartFile,
  receiveAnyFiles,
} from '../../modules/uploads/receive/form/multipart.ts';
import { receiveFile } from '../../modules/uploads/receive/receive-file.ts';
import { removeUpload } from '../../modules/uploads/removal/remove-upload.ts';
import { toUploadResponse } from '../../modules/uploads/to-upload.ts';
import type { Services } from '../../services.ts';
import type { CompatRequest } from './compat-request.ts';

/** The expected form, and how its files become uploads. */
interface FormOptions {
  filesMax: number;
  fieldNames?: readonly string[];
  /** The owner of a file, by the fields before it. */
  findCaller(fields: MultipartFile['fields']): Promise<Caller> | Caller;
  /** The options that the client has set. */
  optionsOf?(name: string): Iterable<readonly [UploadOptionName, string]>;
  nameOf?(name: string): string;
}

/**
 * Receives the files of a form like the API's own upload. If one of them fails, all are removed: the client sends them
 * again.
 */
export async function receiveCompatFiles(
  services: Services,
  { request, stayOpen }: CompatRequest,
  { filesMax, fieldNames = [], findCaller, optionsOf, nameOf }: FormOptions,
): Promise<StoredFile[]> {
  const received: { upload: UploadRow; options: ChosenOptions }[] = [];
  // With several files, the length of the form is not the size of one.
  const announced = filesMax === 1 ? announcedFileBytes(request) : undefined;
  try {
    await receiveAnyFiles({ request, stayOpen }, { filesMax, fieldNames }, async (file) => {
      const caller = await findCaller(file.fields);
      const options = optionsOf?.(file.name) ?? [];
      const begun = await beginUpload(services, caller, options, request.headers);
      const upload = await receiveFile(services, {
        ...begun,
        ownerId: caller.user.id,
        quotaBytes: caller.user.quota_bytes,
        name: nameOf?.(file.name) ?? file.name,
        announced,
        allowance: await openAllowance(services, caller.token),
        chunks: file.chunks,
      });
      received.push({ upload, options: begun.options });
    });
  } catch (error) {
    for (const { upload } of received) {
      await removeUpload(services, { id: upload.id, isPermanent: true });
    }
    throw error;
  }
  const responses = await Promise.all(
    received.map(({ upload, options }) => toUploadResponse(services, upload, options)),
  );
  return responses.map(({ file }) => file);
}
