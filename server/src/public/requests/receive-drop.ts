import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { hourMs } from '../../lib/clock.ts';
import { hasRoomInAlbum } from '../../modules/album-membership/join-album.ts';
import { countReceived } from '../../modules/requests/count-received.ts';
import { toSenderError } from '../../modules/requests/drop-failures.ts';
import type { OwnedRequest } from '../../modules/requests/find-request.ts';
import { type FormReservation, reserveForForm } from '../../modules/requests/form-reservation.ts';
import { lockRequest } from '../../modules/requests/places.ts';
import { typesOf } from '../../modules/requests/request-state.ts';
import { beginUpload, type BegunUpload } from '../../modules/uploads/options/begin-upload.ts';
import { unlimited } from '../../modules/uploads/quota/daily-allowance.ts';
import type { AnnouncedBytes } from '../../modules/uploads/quota/quota.ts';
import { requireTypeOf } from '../../modules/uploads/receive/accepted-types.ts';
import { receiveFile } from '../../modules/uploads/receive/receive-file.ts';
import type { Services } from '../../services.ts';
import type { Chunks } from '../../storage/chunks.ts';

/** How many files one network may begin to send; requests and quotas limit all networks together. */
const beginnings = { max: 2000, windowMs: hourMs };

/** Throws `too_many_attempts` where a network has sent too many files within an hour. `network`: of the client. */
export const limitBeginnings = ({ rateLimits }: Pick<Services, 'rateLimits'>, network: string) =>
  rateLimits.consume([`drop ${network}`, beginnings]);

interface DroppedFile {
  /** As the client sent it. */
  name: string;
  sender: string;
  announced: AnnouncedBytes | undefined;
  chunks: Chunks;
}

/** Options that the owner has chosen for new uploads, and the request's album while it has room; senders choose none. */
export async function optionsOfOwner(
  services: Services,
  { owner, request: { album_id: albumId } }: OwnedRequest,
): Promise<BegunUpload> {
  const begun = await beginUpload(services, { user: owner }, [], new Headers());
  const isJoining = albumId !== null && (await hasRoomInAlbum(services.db, albumId));
  return isJoining ? { ...begun, options: { ...begun.options, album_id: albumId } } : begun;
}

/**
 * Stores a file that comes in a form as an upload of the request's owner. Throws what `receiveFile` throws, in words for
 * senders, and `request_full`, `request_closed`, `not_found`. A failure leaves nothing behind.
 */
export async function receiveDrop(
  services: Services,
  found: OwnedRequest,
  { name, sender, announced, chunks }: DroppedFile,
): Promise<UploadRow> {
  const { request, owner } = found;
  try {
    const place = await reserveForForm(services, request, announced);
    try {
      return await receiveFile(services, {
        ...(await optionsOfOwner(services, found)),
        ownerId: owner.id,
        quotaBytes: owner.quota_bytes,
        name,
        announced,
        allowance: unlimited,
        chunks: withinPlace(place, chunks),
        request: {
          maxFileBytes: request.file_bytes_max,
          requireAcceptedType: (type) => requireTypeOf(typesOf(request), type),
          async commit(transaction, upload, emit) {
            const row = await lockRequest(transaction, request.id);
            await place.end(transaction, row);
            await countReceived(transaction, services, { row, upload, sender }, emit);
          },
        },
      });
    } catch (error) {
      await place.release();
      throw error;
    }
  } catch (error) {
    throw toSenderError(error);
  }
}

async function* withinPlace(place: FormReservation, source: Chunks): Chunks {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    await place.grow(bytes);
    yield chunk;
  }
}
