import { setImmediate } from 'node:timers/promises';

import { html } from 'hono/html';

import { AppError } from '../../lib/errors.ts';
import { MemberFailure, readArchive } from '../../modules/archives/read-archive.ts';
import { type ArchivedRow, findChecksums } from '../../modules/archives/selections.ts';
import { createMemberNames } from '../../modules/archives/zip/member-names.ts';
import { planZip, type ZipMember, type ZipPlan } from '../../modules/archives/zip/plan.ts';
import type { Services } from '../../services.ts';
import type { ByteRange } from '../../storage/storage.ts';
import type { Readable } from '../gate/decide-read.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import {
  contentDisposition,
  guardedBytesHeaders,
  userBytesHeaders,
} from '../serving/file-headers.ts';
import { respondMissingBlob } from '../serving/missing-blob.ts';
import { serveBytes } from '../serving/serve-bytes.ts';
import { type Visitor, visitorAddress, visitorNetwork } from '../visit.ts';

// Up to this size an answer is made in memory, so that the runtime states its length: see decision 25.
const inMemoryBytesMax = 256 * 1024;
const retryAfterSeconds = 30;
const membersOfSmall = 1000;

/** An archive that a request asks for. */
interface Archive extends Visitor {
  /** Of its file, without `.zip`. */
  name: string;
  /** Identifies the archive. */
  key: string;
  /** Its files in their order, part by part, each let through by the gate for this request; undefined: one of them is gone. */
  findMembers(): AsyncIterable<readonly Readable<ArchivedRow>[] | undefined>;
  /** Whether its visitors need more than its address: then no cache keeps it, and no other site reads it. */
  isGuarded: boolean;
  /** Called when a delivery begins that does not continue another one. */
  onDelivery?(): void;
}

/** Answers a GET or HEAD for an archive. Throws `too_many_attempts` for a network that fetches two already, and `busy`. */
export type ServeArchive = (archive: Archive) => Promise<Response>;

/**
 * ZIP archives are generated while they are sent. The same members produce the same bytes in every process, so that an
 * interrupted download can be resumed. Until the CRC-32 of each is known, ranges are not supported. If a member cannot be
 * read, the connection is closed, so that a truncated archive never looks complete.
 */
export function createServeArchive(services: Services): ServeArchive {
  const { costlyWork, archivesAtOnce, storage, metrics } = services;
  // HEAD depends only on the members: simultaneous requests share it.
  const describeOnce = costlyWork.joined<PlannedArchive | undefined>();

  async function describe(archive: Archive): Promise<PlannedArchive | undefined> {
    const address = visitorAddress(services, archive);
    const plan = () => planOf(services, archive);
    if (archive.request.method === 'HEAD') return describeOnce(archive.key, address, plan);
    const isPlain = !conditions.some((name) => archive.request.headers.has(name));
    const requireRoom = () => {
      if (isPlain && archivesAtOnce.isFull(visitorNetwork(services, archive))) throw tooMany();
    };
    requireRoom();
    return costlyWork.run(address, () => {
      // Those before it in the line may have taken the last place.
      requireRoom();
      return plan();
    });
  }

  return async (archive) => {
    const { request, isGuarded } = archive;
    const planned = await describe(archive);
    if (!planned) return archiveGonePage(frameOf(services, request));
    const { plan, keys } = planned;
    const shared = {
      ...(isGuarded ? guardedBytesHeaders : userBytesHeaders),
      'accept-ranges': plan.isSeekable ? 'bytes' : 'none',
    };
    try {
      return await serveBytes(request, {
        validators: { etag: plan.etag },
        shared,
        headers: {
          ...shared,
          'content-disposition': contentDisposition('attachment', `${archive.name}.zip`),
          'content-type': 'application/zip',
          etag: plan.etag,
        },
        size: plan.size,
        isWholeOnly: !plan.isSeekable,
        read: (range = { start: 0, end: plan.size }) =>
          send(services, archive, range, (wanted) => readArchive(storage, { plan, keys }, wanted)),
        onDelivery(range) {
          metrics.delivered(range ? range.end - range.start : plan.size);
          if (!range || range.start === 0) archive.onDelivery?.();
        },
      });
    } catch (error) {
      if (!(error instanceof MemberFailure)) throw error;
      const answered = await respondMissingBlob(services, error.cause, request, error.key);
      if (answered) return answered;
      throw error.cause;
    }
  };
}

/** Of a request that may be answered without a byte of the archive. */
const conditions = ['if-none-match', 'if-match', 'range'];

const tooMany = () =>
  new AppError('too_many_attempts', (m) => m.archives.atOnce, { retryAfterSeconds });

interface PlannedArchive {
  plan: ZipPlan;
  /** Of its members' contents, in their order. */
  keys: string[];
}

/** One at a time, yielding between its parts: only the plans of a few archives may be in memory. */
async function planOf(
  services: Services,
  { findMembers }: Archive,
): Promise<PlannedArchive | undefined> {
  const keys: string[] = [];
  const members: ZipMember[] = [];
  const nameIn = createMemberNames();
  for await (const part of findMembers()) {
    if (!part) return undefined;
    const partKeys = part.map(({ storage_key: key }) => key);
    const checksums = await findChecksums(services, partKeys);
    keys.push(...partKeys);
    for (const { original_name, size, storage_key, content_at, created_at, sha256 } of part) {
      const crc32 = checksums.get(storage_key);
      const modifiedAt = content_at ?? created_at;
      members.push({ name: nameIn(original_name), size, crc32, modifiedAt, content: sha256 });
    }
    await setImmediate();
  }
  // Its rows are garbage now, of which the runtime would let that of many archives gather (419 MB, not 355).
  if (members.length > membersOfSmall) Bun.gc(false);
  const plan = planZip(members);
  return { plan, keys };
}

type Bytes = ReturnType<typeof readArchive>;

/** The bytes of a range, of which the first are there: what cannot be read at all gets an answer that says so. */
async function send(
  services: Services,
  archive: Archive,
  range: ByteRange,
  read: (range: ByteRange) => Bytes,
): Promise<Blob | ReadableStream<Uint8Array>> {
  const { signal } = archive.request;
  const end = services.archivesAtOnce.begin(visitorNetwork(services, archive));
  if (!end) throw tooMany();
  const bytes = read(range);
  // Also of a client that goes before the first byte, whose stream the runtime does not cancel.
  const free = () => {
    signal.removeEventListener('abort', free);
    bytes.close();
    end();
  };
  signal.addEventListener('abort', free);
  try {
    if (range.end - range.start <= inMemoryBytesMax) {
      const content = await wholeOf(bytes);
      free();
      return content;
    }
    const first = await bytes.next();
    signal.throwIfAborted();
    return streamOf(services, first, bytes, free);
  } catch (error) {
    free();
    throw error;
  }
}

async function wholeOf(bytes: Bytes): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let chunk = await bytes.next(); chunk; chunk = await bytes.next()) chunks.push(chunk);
  return new Blob(chunks);
}

/** Reads on when the connection takes more. */
function streamOf(
  services: Services,
  first: Uint8Array | undefined,
  bytes: Bytes,
  free: () => void,
): ReadableStream<Uint8Array> {
  let next = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = next ?? (await bytes.next());
          next = undefined;
          if (chunk) {
            controller.enqueue(chunk);
            return;
          }
          free();
          controller.close();
        } catch (error) {
          free();
          await report(services, error);
          throw brokenOff(error);
        }
      },
      cancel: free,
    },
    { highWaterMark: 0 },
  );
}

/** Missing blobs are logged and counted as for single files. */
async function report(services: Services, error: unknown): Promise<void> {
  const { log } = services;
  const isMember = error instanceof MemberFailure;
  const answered =
    isMember && (await respondMissingBlob(services, error.cause, undefined, error.key));
  if (!answered) log.warn('archive.interrupted', { error: isMember ? error.cause : error });
}

/** Ends the answer; it has been reported, and the runtime's handler of errors shall not do it again. */
const brokenOff = (cause: unknown) =>
  new AppError('blob_missing', (m) => m.errors.contentMissing, { cause });

/** Of an archive one of whose files is not there any more. */
const archiveGonePage = (frame: PageFrame) =>
  page(frame, 410, frame.m.archives.gone, html`<p>${frame.m.archives.goneWhy}</p>`, {
    sign: 'ended',
  });
