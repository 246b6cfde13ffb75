import { StorageFailure } from '../storage-failure.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** The decoded text of every element of this name without child elements. */
export function textsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    decode(text),
  );
}

export const textIn = (xml: string, name: string): string | undefined => textsIn(xml, name)[0];

/** The inner XML of every element of this name. */
export function elementsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(
    ([, inner = '']) => inner,
  );
}

const temporaryStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);
const temporaryCodes = new Set(['RequestTimeout', 'SlowDown', 'InternalError', 'OperationAborted']);
const fullCodes = new Set(['QuotaExceeded', 'EntityTooLarge', 'XMinioStorageFull']);

/** Classifies an error response; its message is truncated to 200 characters. */
export function failureOf(status: number, xml: string): StorageFailure {
  const code = textIn(xml, 'Code') ?? '';
  const message = `S3 answered ${status} ${code} ${textIn(xml, 'Message') ?? ''}`;
  const make = (kind: StorageFailure['kind']) =>
    new StorageFailure(kind, message.trim().slice(0, 200));
  if (status === 507 || fullCodes.has(code)) return make('full');
  if (temporaryStatuses.has(status) || temporaryCodes.has(code)) return make('unavailable');
  return make(status === 404 ? 'missing' : 'refused');
}
