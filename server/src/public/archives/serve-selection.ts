import {
  findSelectedUploads,
  findSelection,
  type Selection,
} from '../../modules/archives/selections.ts';
import type { Services } from '../../services.ts';
import { readMembers } from '../gate/read-members.ts';
import { frameOf } from '../pages/page-frame.ts';
import { notFoundPage } from '../pages/upload-pages.ts';
import type { Visitor } from '../visit.ts';
import type { ServeArchive } from './serve-archive.ts';

const ending = '.zip';

/**
 * Answers a GET or HEAD for the archive of a selection, by the last part of its address. Where one of its members
 * is gone, or the gate refuses it, there is no archive: never a shorter one.
 */
export async function serveSelection(
  services: Services,
  serveArchive: ServeArchive,
  { request, peer }: Visitor,
  name: string,
): Promise<Response> {
  const token = name.endsWith(ending) ? name.slice(0, -ending.length) : '';
  const selection = await findSelection(services, token);
  if (!selection) return notFoundPage(frameOf(services, request));
  async function* membersOf(chosen: Selection) {
    for await (const uploads of findSelectedUploads(services, chosen))
      yield uploads && (await readMembers(services, uploads, { request, peer }));
  }
  return serveArchive({
    key: `selection ${token}`,
    name: services.settings.current().name,
    findMembers: () => membersOf(selection),
    isGuarded: true,
    request,
    peer,
  });
}
