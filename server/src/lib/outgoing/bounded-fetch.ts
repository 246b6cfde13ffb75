import { isSafeAddress } from './safe-address.ts';

/** Of a provider's answer: its metadata, keys and tokens are a few kilobytes each. */
const answerBytesMax = 512 * 1024;

// Statuses whose responses cannot have a body.
const withoutBody = new Set([101, 204, 205, 304]);

/** A request of which neither the addressee nor the size of its answer is the provider's choice. */
export async function fetchBounded(
  address: string,
  options: RequestInit,
  bytesMax = answerBytesMax,
): Promise<Response> {
  if (!isSafeAddress(address)) throw new Error(`${address} is not https`);
  const response = await fetch(address, { ...options, redirect: 'manual' });
  const { status, headers } = response;
  if (status < 200 || withoutBody.has(status)) throw new Error(`${address} answered ${status}`);
  return new Response(await readBounded(response, bytesMax), { status, headers });
}

async function readBounded(
  { body, url }: Response,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > bytesMax) throw new Error(`${url} answers more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
