import type { LinkedUpload, UploadRow } from '../../database/rows/upload-rows.ts';
import type { Services } from '../../services.ts';
import type { FrameServices } from '../pages/page-frame.ts';
import type { PublicResponse } from '../visit.ts';
import {
  decideRead,
  type GateServices,
  type ReadableUpload,
  type ReadDecision,
  type ReadRequest,
} from './decide-read.ts';
import { hasEnded } from './ended-links.ts';
import { findLink, type LinkAddress, spaceOf } from './find-link.ts';
import { respondRefused } from './refusals.ts';

export interface PublicAddress extends ReadRequest, LinkAddress {}

type AskServices = Pick<Services, 'slugs' | 'linkNames' | 'linkMisses'> &
  GateServices &
  FrameServices;

/**
 * Answers a request at a public address of an upload: with `serve` where the gate lets it through,
 * otherwise with the gate's refusal. At once, without the database, where the upload is in memory.
 */
export function serveReadable(
  services: AskServices,
  address: PublicAddress,
  serve: (upload: ReadableUpload) => PublicResponse,
): PublicResponse {
  return authorizeRead(services, address, (decision, upload) => {
    if ('allowed' in decision) return serve(decision.allowed);
    return respondRefused(services, decision.refused, refusalContextAt(address, upload));
  });
}

/** Answers by what the gate has decided, for those that open it. */
export function authorizeRead(
  services: AskServices,
  address: PublicAddress,
  answer: (decision: ReadDecision, upload: LinkedUpload | undefined) => PublicResponse,
): PublicResponse {
  const ask = (upload: LinkedUpload | undefined): PublicResponse => {
    if (!upload && address.surface === 'page') return respondEnded(services, address, answer);
    const decision = decideRead(services, upload, address);
    if (!(decision instanceof Promise)) return answer(decision, upload);
    return decision.then((decided) => answer(decided, upload));
  };
  const upload = findLink(services, address);
  return upload instanceof Promise ? upload.then(ask) : ask(upload);
}

/** The page of a link that has ended says so; its other addresses are as if it had never been. */
async function respondEnded(
  { db }: AskServices,
  address: PublicAddress,
  answer: (decision: ReadDecision, upload: undefined) => PublicResponse,
): Promise<Response> {
  return answer({ refused: (await hasEnded(db, address)) ? 'ended' : 'gone' }, undefined);
}

/** A refused upload, by the slug of its page on the host of the address, which may have been an alias. */
export function refusalContextAt<Row extends LinkedUpload | undefined>(
  address: PublicAddress,
  upload: Row,
) {
  const slug = upload ? pageSlugOf(upload, address) : address.slug;
  return { ...address, slug, upload };
}

/** The slug of an upload's page on the host of this namespace. */
export const pageSlugOf = (upload: UploadRow, address: Pick<LinkAddress, 'domain'>) =>
  (upload.custom_space === spaceOf(address) ? upload.custom_slug : null) ?? upload.slug;
