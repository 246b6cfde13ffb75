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
import type { OldCall } from './compat-request.ts';

/** Which form is expected, and what its files become. */
interface FormOptions {
  filesMax: number;
  fieldNames?: readonly string[];
  /** Whose a file is, by the fields before it. */
  findCaller(fields: MultipartFile['fields']): Promise<Caller> | Caller;
  /** The options that the client asks for. */
  optionsOf?(name: string): Iterable<readonly [UploadOptionName, string]>;
  nameOf?(name: string): string;
}

/**
 * Receives the files of a form as the API's own upload does, and answers them as that presents them. Where one of them
 * fails, none is kept: its client sends all of them again.
 */
export async function receiveOldFiles(
  services: Services,
  { request, stayOpen }: OldCall,
  { filesMax, fieldNames = [], findCaller, optionsOf, nameOf }: FormOptions,
): Promise<StoredFile[]> {
  const kept: { upload: UploadRow; options: ChosenOptions }[] = [];
  // What a form with several files has in it is not the size of one.
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
      kept.push({ upload, options: begun.options });
    });
  } catch (error) {
    for (const { upload } of kept) {
      await removeUpload(services, { id: upload.id, isPermanent: true });
    }
    throw error;
  }
  const presented = await Promise.all(
    kept.map(({ upload, options }) => toUploadResponse(services, upload, options)),
  );
  return presented.map(({ file }) => file);
}
