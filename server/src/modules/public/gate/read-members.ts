import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { type GateServices, mayRead, type ReadableUpload, type ReadRequest } from './may-read.ts';

/**
 * Asks the gate for each member of an archive that its owner has chosen. Undefined as soon as it refuses one: an
 * archive is never silently shorter than what was chosen.
 */
export async function readMembers(
  services: GateServices,
  members: readonly UploadRow[],
  asked: Pick<ReadRequest, 'request' | 'findPeer'>,
): Promise<ReadableUpload[] | undefined> {
  const archive = { ...asked, surface: 'archive', domainOwnerId: undefined } as const;
  const readable: ReadableUpload[] = [];
  for (const member of members) {
    const found = mayRead(services, member, archive);
    const decision = found instanceof Promise ? await found : found;
    if ('refused' in decision) return undefined;
    readable.push(decision.allowed);
  }
  return readable;
}
