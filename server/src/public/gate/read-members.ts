import type { Visitor } from '../visit.ts';
import { decideRead, type GatedRow, type GateServices, type Readable } from './decide-read.ts';

/**
 * Asks the gate for each member of an archive that its owner has chosen. Undefined as soon as it refuses one: an
 * archive is never silently shorter than what was chosen.
 */
export async function readMembers<Row extends Omit<GatedRow, 'album_locks'>>(
  services: GateServices,
  members: readonly Row[],
  asked: Visitor,
): Promise<Readable<Row>[] | undefined> {
  const archive = { ...asked, surface: 'archive', domain: undefined } as const;
  const readable: Readable<Row>[] = [];
  for (const member of members) {
    // Its owner has chosen them, and that of an album is read without what other albums close.
    const found = decideRead(services, { ...member, album_locks: null }, archive);
    const decision = found instanceof Promise ? await found : found;
    if ('refused' in decision) return undefined;
    readable.push(decision.allowed);
  }
  return readable;
}
